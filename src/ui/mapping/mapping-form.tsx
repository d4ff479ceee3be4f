import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import {
  headerSignature,
  ROLE_LABELS,
  ROLES,
  type Mapping,
  type Role,
} from '../../core/columns.ts';
import { fitSplit } from '../../stores/fit-split.ts';
import type { Dialect, MappingQuestion, SplitChoice } from '../../stores/runs.ts';
import { checkMapping } from './check-mapping.ts';
import { DialectControls } from './dialect-controls.tsx';
import classes from './mapping-dialog.module.css';
import { PreviewTable } from './preview-table.tsx';
import { RoleSelect } from './role-select.tsx';
import { SplitChoices } from './split-choices.tsx';

/** Verdicts that others have given, what splits a file into runs, and what retrieval adds: no file needs them, so they stand behind a fold. */
const VERDICT_ROLES: readonly Role[] = ['human_verdict', 'judge_verdict'];
const SPLITTING_ROLES: readonly Role[] = ['model', 'language'];
const RETRIEVAL_ROLES: readonly Role[] = ['context', 'expected_score', 'ideal_length'];
const ALSO_ROLES = [...VERDICT_ROLES, ...SPLITTING_ROLES, ...RETRIEVAL_ROLES];
const MAIN_ROLES = ROLES.filter((role) => !ALSO_ROLES.includes(role));

/** A column for each role, the way the file is written, and what both make of its first rows. */
export function MappingForm({
  question: { peek, reason, refusal, wanted },
  onDialect,
  onAnswer,
  onDismiss,
}: {
  question: MappingQuestion;
  /** Asks for a new look at the file, as written in this way. */
  onDialect: (dialect: Partial<Dialect>) => void;
  onAnswer: (mapping: Mapping, split: SplitChoice) => void;
  onDismiss: () => void;
}) {
  const header = headerSignature(peek.columns);
  const [chosen, setChosen] = useState({ header, mapping: peek.mapping, split: peek.split });
  // Another way of reading makes other columns: what was chosen of the old ones no longer holds.
  const isSame = chosen.header === header;
  const mapping = isSame ? chosen.mapping : peek.mapping;
  const split = fitSplit(isSame ? chosen.split : peek.split, mapping, peek.columns.length);
  const problem = checkMapping(mapping);
  const problemId = useId();
  const firstMissing = peek.missing[0] ?? peek.ambiguous[0]?.role ?? 'golden';
  const select = (role: Role) => (
    <RoleSelect
      key={role}
      role={role}
      columns={peek.columns}
      chosen={mapping[role]}
      candidates={peek.ambiguous.find((doubt) => doubt.role === role)?.columns ?? []}
      isFirst={role === firstMissing}
      onChoose={(column) => setChosen({ header, mapping: withRole(mapping, role, column), split })}
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) onAnswer(mapping, split);
      }}
    >
      <div className={classes.roles}>{MAIN_ROLES.map(select)}</div>
      <details className={classes.also}>
        <summary>Also in this file: {sayAlso(mapping, peek.columns)}</summary>
        <div className={classes.roles}>{ALSO_ROLES.map(select)}</div>
      </details>
      <SplitChoices
        columns={peek.columns}
        mapping={mapping}
        split={split}
        onChange={(changed) => setChosen({ header, mapping, split: changed })}
      />
      <DialectControls
        dialect={{ ...peek.dialect, ...wanted }}
        sheets={peek.sheets}
        onChange={onDialect}
      />
      {refusal && (
        <p role="alert" className={classes.reason}>
          {refusal.message}
        </p>
      )}
      <PreviewTable columns={peek.columns} rows={peek.rows} mapping={mapping} />
      <div className={classes.foot}>
        <output id={problemId} className={classes.problem}>
          {problem ?? 'Remembered for files with the same header.'}
        </output>
        <Button variant="default" onClick={onDismiss}>
          {reason === 'asked' ? 'Keep as it was' : 'Do not load'}
        </Button>
        <Button
          type="submit"
          className={problem === undefined ? '' : (classes.notYet ?? '')}
          aria-disabled={problem !== undefined}
          aria-describedby={problemId}
        >
          Score
        </Button>
      </div>
    </form>
  );
}

/** What is chosen of the roles behind the fold, so that no one need open it to see: of verdicts in any case, of others where it is. */
function sayAlso(mapping: Mapping, columns: string[]): string {
  const others = [...SPLITTING_ROLES, ...RETRIEVAL_ROLES].filter(
    (role) => mapping[role] !== undefined,
  );
  return [...VERDICT_ROLES, ...others]
    .map((role) => {
      const column = mapping[role];
      const name = column === undefined ? 'none' : (columns[column] ?? '');
      return `${ROLE_LABELS[role].toLowerCase()} ${name}`;
    })
    .join(', ');
}

function withRole(mapping: Mapping, role: Role, column: number | undefined): Mapping {
  const { [role]: _before, ...others } = mapping;
  return column === undefined ? others : { ...others, [role]: column };
}
