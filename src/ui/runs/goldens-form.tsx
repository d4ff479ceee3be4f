import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { countOf, formatCount } from '../../core/format.ts';
import { guessGoldens, setGoldens, stopGoldens, useGoldens } from '../../stores/goldens.ts';
import type { Run } from '../../stores/runs.ts';
import { sayGoldens } from '../parts/say-goldens.ts';
import classes from './runs.module.css';

/** Where the golden answers of one file are, and how a cell holds several; takes hold when it is said to. */
export function GoldensForm({ run }: { run: Run }) {
  const fileKey = run.part?.file.key ?? run.key;
  const busy = useGoldens((state) => state.busy.get(fileKey));
  const start = run.goldens ?? guessGoldens(run);
  const [column, setColumn] = useState(start?.column ?? run.mapping.golden ?? 0);
  const [isList, setList] = useState(start === undefined || start.form === 'json');
  const [delimiter, setDelimiter] = useState(
    start && start.form !== 'json' ? start.form.delimiter : '|',
  );
  const file = run.part?.file.name ?? run.name;
  const isLacking = !isList && delimiter === '';
  return (
    <form
      className={classes.goldens}
      aria-label={`Golden answers of ${file}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLacking) void setGoldens(run.key, { column, form: isList ? 'json' : { delimiter } });
      }}
    >
      <p className={classes.state}>
        <b dir="auto">{file}</b>: {run.goldens ? sayGoldens(run.goldens) : 'off, one a row.'}
      </p>
      <div className={classes.controls}>
        <NativeSelect
          size="xs"
          label="Column"
          value={String(column)}
          data={run.columns.map((name, at) => ({ value: String(at), label: name }))}
          onChange={({ currentTarget }) => setColumn(Number(currentTarget.value))}
        />
        <NativeSelect
          size="xs"
          label="A cell holds them"
          value={isList ? 'json' : 'delimiter'}
          data={[
            { value: 'json', label: 'as a JSON list' },
            { value: 'delimiter', label: 'with a delimiter between' },
          ]}
          onChange={({ currentTarget }) => setList(currentTarget.value === 'json')}
        />
        {!isList && (
          <TextInput
            size="xs"
            label="Delimiter"
            value={delimiter}
            error={isLacking && 'Name the text that stands between two answers.'}
            onChange={({ currentTarget }) => setDelimiter(currentTarget.value)}
          />
        )}
        <Button size="xs" type="submit" aria-disabled={busy !== undefined || isLacking}>
          {run.goldens ? 'Score by these' : 'Switch on'}
        </Button>
        {run.goldens && (
          <Button size="xs" variant="default" onClick={() => void setGoldens(run.key, undefined)}>
            Switch off
          </Button>
        )}
        {busy && (
          <>
            <output className={classes.note}>
              Scoring: {formatCount(busy.rows)} of {countOf(busy.total, 'row')}
            </output>
            <Button size="xs" variant="default" onClick={() => stopGoldens(fileKey)}>
              Stop
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
