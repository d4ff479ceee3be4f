import { Button, FileButton } from '@mantine/core';
import { chooseBuild, dropFile, useBuildSet } from '../../stores/build-set.ts';
import { formatBytes } from '../parts/format-bytes.ts';
import { Panel } from '../parts/panel.tsx';
import classes from './build-set.module.css';

/** The questions, and their chunks where those are a file of their own. */
export function FilesPanel() {
  const { questions, chunks } = useBuildSet();
  return (
    <Panel
      title="Files"
      description="Drop them anywhere on this page, or choose them. They are read in this browser."
    >
      <div className={classes.files}>
        <FileChoice
          label="Choose questions"
          file={questions}
          sentence="A CSV with the columns question, answer, chunk (2,000 characters at most) and source; Domain is kept where it is there."
          onChoose={(file) => chooseBuild({ questions: file })}
          onDrop={() => dropFile('questions')}
        />
        <FileChoice
          label="Choose chunks"
          file={chunks}
          sentence="Only where the questions have no column chunk: a CSV with source and chunk, joined on source."
          onChoose={(file) => chooseBuild({ chunks: file })}
          onDrop={() => dropFile('chunks')}
        />
      </div>
    </Panel>
  );
}

interface Props {
  label: string;
  sentence: string;
  file: File | undefined;
  onChoose: (file: File) => void;
  onDrop: () => void;
}

function FileChoice({ label, sentence, file, onChoose, onDrop }: Props) {
  const isBuilding = useBuildSet((state) => state.progress !== undefined);
  return (
    <div>
      <div className={classes.actions}>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(chosen) => chosen && onChoose(chosen)}
          disabled={isBuilding}
        >
          {(props) => (
            <Button variant="default" disabled={isBuilding} {...props}>
              {label}
            </Button>
          )}
        </FileButton>
        {file && (
          <>
            <bdi className={classes.name}>{file.name}</bdi>
            <span className={classes.quiet}>{formatBytes(file.size)}</span>
            <Button
              size="compact-sm"
              variant="subtle"
              disabled={isBuilding}
              aria-label={`Do without ${file.name}`}
              onClick={onDrop}
            >
              Do without
            </Button>
          </>
        )}
      </div>
      <p className={classes.sentence}>{sentence}</p>
    </div>
  );
}
