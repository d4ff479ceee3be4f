import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { headerSignature, ROLES, type Mapping, type Role } from '../../core/columns.ts';
import type { Dialect, MappingQuestion } from '../../stores/runs.ts';
import { checkMapping } from './check-mapping.ts';
import { DialectControls } from './dialect-controls.tsx';
import classes from './mapping-dialog.module.css';
import { PreviewTable } from './preview-table.tsx';
import { RoleSelect } from './role-select.tsx';

/** A column for each role, the way the file is written, and what both make of its first rows. */
export function MappingForm({
  question: { peek, reason },
  onDialect,
  onAnswer,
  onDismiss,
}: {
  question: MappingQuestion;
  /** Asks for a new look at the file, as written in this way. */
  onDialect: (dialect: Partial<Dialect>) => void;
  onAnswer: (mapping: Mapping) => void;
  onDismiss: () => void;
}) {
  const header = headerSignature(peek.columns);
  const [chosen, setChosen] = useState({ header, mapping: peek.mapping });
  // Another way of reading makes other columns: what was chosen of the old ones no longer holds.
  const mapping = chosen.header === header ? chosen.mapping : peek.mapping;
  const problem = checkMapping(mapping);
  const problemId = useId();
  const firstMissing = peek.missing[0] ?? peek.ambiguous[0]?.role ?? 'golden';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) onAnswer(mapping);
      }}
    >
      <div className={classes.roles}>
        {ROLES.map((role) => (
          <RoleSelect
            key={role}
            role={role}
            columns={peek.columns}
            chosen={mapping[role]}
            candidates={peek.ambiguous.find((doubt) => doubt.role === role)?.columns ?? []}
            isFirst={role === firstMissing}
            onChoose={(column) => setChosen({ header, mapping: withRole(mapping, role, column) })}
          />
        ))}
      </div>
      <DialectControls dialect={peek.dialect} onChange={onDialect} />
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

function withRole(mapping: Mapping, role: Role, column: number | undefined): Mapping {
  const { [role]: _before, ...others } = mapping;
  return column === undefined ? others : { ...others, [role]: column };
}
