import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { ROLES, type Mapping } from '../../core/columns.ts';
import { answerMapping, dismissMapping, type MappingQuestion } from '../../stores/runs.ts';
import { checkMapping } from './check-mapping.ts';
import { DialectControls } from './dialect-controls.tsx';
import classes from './mapping-dialog.module.css';
import { PreviewTable } from './preview-table.tsx';
import { RoleSelect } from './role-select.tsx';

const REASONS: Record<MappingQuestion['reason'], string> = {
  missing: 'A column that is needed was not found by its name.',
  ambiguous: 'More than one column could be meant.',
  asked: 'Choose other columns; the file is then scored anew.',
};

/** Asks which column of a file is what. */
export default function MappingDialog({ question }: { question: MappingQuestion }) {
  return (
    <Modal
      opened
      onClose={dismissMapping}
      size="56rem"
      title={`Which columns of ${question.name}?`}
      closeButtonProps={{ 'aria-label': 'Close without loading' }}
      classNames={{ title: classes.title ?? '', content: classes.content ?? '' }}
    >
      <p className={classes.reason}>{REASONS[question.reason]}</p>
      <DialectControls dialect={question.peek.dialect} />
      {/* Another way of reading makes other columns: what was chosen of the old ones no longer holds. */}
      <MappingForm key={JSON.stringify(question.peek.columns)} question={question} />
    </Modal>
  );
}

function MappingForm({ question: { peek, reason } }: { question: MappingQuestion }) {
  const [mapping, setMapping] = useState<Mapping>(peek.mapping);
  const problem = checkMapping(mapping);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) answerMapping(mapping);
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
            onChoose={(column) => setMapping(withRole(mapping, role, column))}
          />
        ))}
      </div>
      <PreviewTable columns={peek.columns} rows={peek.rows} mapping={mapping} />
      <div className={classes.foot}>
        <output id="mapping-problem" className={classes.problem}>
          {problem ?? 'Remembered for files with the same header.'}
        </output>
        <Button variant="default" onClick={dismissMapping}>
          {reason === 'asked' ? 'Keep as it was' : 'Do not load'}
        </Button>
        <Button
          type="submit"
          aria-disabled={problem !== undefined}
          aria-describedby="mapping-problem"
        >
          Score
        </Button>
      </div>
    </form>
  );
}

function withRole(
  mapping: Mapping,
  role: (typeof ROLES)[number],
  column: number | undefined,
): Mapping {
  const { [role]: _before, ...others } = mapping;
  return column === undefined ? others : { ...others, [role]: column };
}
