import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import type { Dialect } from '../../stores/runs.ts';
import {
  DELIMITER_LABELS,
  ENCODING_LABELS,
  ESCAPE_LABELS,
  FORMAT_LABELS,
  QUOTE_LABELS,
} from '../parts/dialect-labels.ts';
import classes from './mapping-dialog.module.css';

/** What a person can tell apart where detection errs; a binary file is what it is. */
const { xlsx: _, parquet: __, ...TEXT_FORMATS } = FORMAT_LABELS;

/** Lines on which the header may be said to stand. */
const HEADER_LINES = 20;

/** How the file is written, as detected; a change reads its head anew. */
export function DialectControls({
  dialect,
  sheets,
  onChange,
}: {
  dialect: Dialect;
  /** Of a workbook. */
  sheets: string[];
  onChange: (change: Partial<Dialect>) => void;
}) {
  const { format = 'delimited', encoding, delimiter, quote = '"', escape, header = 1 } = dialect;
  const isDelimited = format === 'delimited';
  return (
    <div className={classes.dialect}>
      {format in TEXT_FORMATS && (
        <>
          <Choice
            label="Format"
            labels={TEXT_FORMATS}
            value={format}
            onChoose={(chosen) => onChange({ format: chosen })}
          />
          <Choice
            label="Encoding"
            labels={ENCODING_LABELS}
            value={encoding}
            onChoose={(chosen) => onChange({ encoding: chosen })}
          />
        </>
      )}
      {isDelimited && (
        <>
          <Choice
            label="Delimiter"
            labels={DELIMITER_LABELS}
            value={delimiter}
            onChoose={(chosen) => onChange({ delimiter: chosen })}
          />
          <Choice
            label="Quotes"
            labels={QUOTE_LABELS}
            value={quote}
            onChoose={(chosen) => onChange({ quote: chosen })}
          />
          <Choice
            label="Quotes inside quotes"
            labels={ESCAPE_LABELS}
            value={escape}
            onChoose={(chosen) => onChange({ escape: chosen })}
          />
        </>
      )}
      {sheets.length > 1 && (
        <Choice
          label="Sheet"
          labels={Object.fromEntries(sheets.map((name) => [name, name]))}
          value={dialect.sheet ?? ''}
          onChoose={(sheet) => onChange({ sheet })}
        />
      )}
      {(isDelimited || format === 'xlsx') && (
        <Choice
          label="Header"
          labels={listHeaders(isDelimited ? 'line' : 'row', header)}
          value={`${header}`}
          onChoose={(line) => onChange({ header: Number(line) })}
        />
      )}
    </div>
  );
}

function listHeaders(unit: string, chosen: number): Record<string, string> {
  const lines = Array.from({ length: Math.max(HEADER_LINES, chosen) }, (_line, at) => at + 1);
  return Object.fromEntries([
    ['0', 'none'],
    ...lines.map((line) => [`${line}`, `${unit} ${line}`] as const),
  ]);
}

function Choice<T extends string>({
  label,
  labels,
  value,
  onChoose,
}: {
  label: string;
  labels: Record<T, string>;
  value: string;
  onChoose: (value: T) => void;
}) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={Object.entries<string>(labels).map(([key, text]) => ({ value: key, label: text }))}
      onChange={({ currentTarget }) => {
        if (isKeyOf(labels, currentTarget.value)) onChoose(currentTarget.value);
      }}
    />
  );
}

function isKeyOf<T extends string>(labels: Record<T, string>, text: string): text is T {
  return Object.hasOwn(labels, text);
}
