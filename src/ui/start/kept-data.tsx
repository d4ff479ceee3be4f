import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { countOf } from '../../core/format.ts';
import {
  clearKept,
  KEPT_KINDS,
  measureAll,
  useKeptData,
  type KeptKind,
} from '../../stores/kept-data.ts';
import { focusMain } from '../parts/focus-main.ts';
import { formatBytes } from '../parts/format-bytes.ts';
import { Panel } from '../parts/panel.tsx';
import classes from './kept-files.module.css';

interface Words {
  name: string;
  noun: string;
  sentence: string;
}

const WORDS: Record<KeptKind, Words> = {
  reviews: {
    name: 'Reviews',
    noun: 'decision',
    sentence: 'What reviewers decided of rows, with the steps that undo it.',
  },
  judgings: {
    name: 'Judge’s verdicts',
    noun: 'judged file',
    sentence: 'What the judge said of the rows of each file.',
  },
  cache: {
    name: 'Cache of model answers',
    noun: 'answer',
    sentence: 'Verdicts, ratings and vectors that are not asked for twice.',
  },
  settings: {
    name: 'Settings',
    noun: 'record',
    sentence:
      'How the judge and reviews are set up, which columns are what, what runs are called, and how the page is laid out. Keys are never kept.',
  },
  rag: {
    name: 'RAG settings',
    noun: 'file',
    sentence: 'Weights, thresholds and citation patterns, by file.',
  },
};

/** What else is kept in this browser, how much, and how to be rid of it. */
export default function KeptData() {
  const { amounts, problem } = useKeptData();
  useEffect(() => void measureAll(), []);
  const kept = KEPT_KINDS.filter((kind) => (amounts[kind]?.records ?? 0) > 0);
  if (kept.length === 0 && problem === undefined) return null;
  return (
    <Panel
      title="What else is kept here"
      description="Sizes are about what it takes. Nothing of it leaves this device."
    >
      {problem !== undefined && (
        <p className={classes.message} role="alert">
          {problem}
        </p>
      )}
      <ul className={classes.files}>
        {kept.map((kind) => (
          <KeptKindRow key={kind} kind={kind} />
        ))}
      </ul>
    </Panel>
  );
}

function KeptKindRow({ kind }: { kind: KeptKind }) {
  const { records, bytes } = useKeptData(({ amounts }) => amounts[kind]) ?? {
    records: 0,
    bytes: 0,
  };
  const { name, noun, sentence } = WORDS[kind];
  return (
    <li className={classes.kind}>
      <span className={classes.what}>
        {name}
        <span className={classes.sentence}>{sentence}</span>
      </span>
      <span className={classes.size}>{countOf(records, noun)}</span>
      <span className={classes.size}>{formatBytes(bytes)}</span>
      <span className={classes.actions}>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={`Clear ${name}`}
          onClick={() => {
            void clearKept(kind);
            focusMain();
          }}
        >
          Clear
        </Button>
      </span>
    </li>
  );
}
