import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  answerMapping,
  changeDialect,
  dismissMapping,
  type MappingQuestion,
} from '../../stores/runs.ts';
import classes from './mapping-dialog.module.css';
import { MappingForm } from './mapping-form.tsx';

const REASONS: Record<MappingQuestion['reason'], string> = {
  missing: 'A column that is needed was not found by its name.',
  ambiguous: 'More than one column could be meant.',
  asked: 'Choose other columns; the file is then scored anew.',
  unsure: 'How this file is written could only be guessed. Do its first rows look right?',
  damaged:
    'The rest can be read all the same: an open quote then is a letter of its cell, and what cannot be read is left out and counted.',
};

/** Asks which column of a file is what. In parts, as Mantine's own header would be a second banner. */
export default function MappingDialog({ question }: { question: MappingQuestion }) {
  useFocusBack();
  return (
    <Modal.Root
      opened
      onClose={dismissMapping}
      size="56rem"
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content ?? '', title: classes.title ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title>Which columns of {question.name}?</Modal.Title>
          <Modal.CloseButton aria-label="Close without loading" />
        </div>
        <Modal.Body>
          {question.problem && <p className={classes.reason}>{question.problem.message}</p>}
          <p className={classes.reason}>{REASONS[question.reason]}</p>
          <MappingForm
            question={question}
            onDialect={(dialect) => void changeDialect(dialect)}
            onAnswer={answerMapping}
            onDismiss={dismissMapping}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Gives the focus back to where it was. Mantine does so when a dialog closes; this one is gone at once. */
function useFocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}
