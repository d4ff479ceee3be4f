import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mapping } from '../../core/columns.ts';
import type { Dialect, MappingQuestion, SplitChoice } from '../../stores/runs.ts';
import { MappingForm } from './mapping-form.tsx';

const onAnswer = vi.fn<(mapping: Mapping, split: SplitChoice) => void>();
const onDialect = vi.fn<(dialect: Partial<Dialect>) => void>();

const ONE_RUN: SplitChoice = { by: [], responses: [] };

const QUESTION: MappingQuestion = {
  name: 'odd.csv',
  reason: 'missing',
  peek: {
    dialect: { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' },
    doubts: [],
    sheets: [],
    columns: ['q', 'gold', 'model says'],
    rows: [['who?', 'me', 'it is me']],
    mapping: { question: 0, golden: 1 },
    split: ONE_RUN,
    missing: ['response'],
    ambiguous: [],
  },
};

function show(question: MappingQuestion) {
  return (
    <MantineProvider env="test">
      <MappingForm
        question={question}
        onDialect={onDialect}
        onAnswer={onAnswer}
        onDismiss={() => undefined}
      />
    </MantineProvider>
  );
}

function choose(label: RegExp, column: string) {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(screen.getByRole('option', { name: column }));
}

const score = () => fireEvent.click(screen.getByRole('button', { name: 'Score' }));

beforeAll(() => {
  // happy-dom lays nothing out, and Mantine scrolls the chosen option into view.
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('MappingForm', () => {
  it('says what is missing and does not answer before it is there', () => {
    render(show(QUESTION));
    expect(screen.getByText('Choose a column for: Response.')).toBeTruthy();
    score();
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('answers with what was found and what was chosen', () => {
    render(show(QUESTION));
    choose(/^Response/, 'model says');
    score();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
      { question: 0, golden: 1, response: 2 },
      ONE_RUN,
    );
  });

  it('keeps a needed column that is chosen once more', () => {
    render(show({ ...QUESTION, peek: { ...QUESTION.peek, mapping: { golden: 1, response: 2 } } }));
    choose(/^Golden answer/, 'gold');
    score();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ golden: 1, response: 2 }, ONE_RUN);
  });

  it('shows a choice before its preview is there, and why there is none', () => {
    const refusal = { code: 'no_rows' as const, message: 'This file has nothing from line 9 on.' };
    render(show({ ...QUESTION, wanted: { delimiter: ';' }, refusal }));
    expect(screen.getByRole('combobox', { name: 'Delimiter' })).toHaveProperty('value', ';');
    expect(screen.getByRole('alert').textContent).toBe(refusal.message);
  });

  it('names the role of a chosen column above it', () => {
    render(show(QUESTION));
    choose(/^Response/, 'model says');
    expect(screen.getByRole('columnheader', { name: /Response.*model says/ })).toBeTruthy();
  });

  it('keeps the columns of verdicts behind a fold that says what is chosen', () => {
    const mapping = { golden: 1, response: 2, human_verdict: 0 };
    render(show({ ...QUESTION, peek: { ...QUESTION.peek, mapping, missing: [] } }));
    const fold = screen.getByText(/^Also in this file: human verdict q, judge verdict none/);
    expect(fold.closest('details')?.open).toBe(false);
    choose(/^Judge verdict/, 'q');
    score();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ ...mapping, judge_verdict: 0 }, ONE_RUN);
  });

  it('splits a file by its column of models and by further columns of responses', () => {
    const mapping = { golden: 1, response: 2, model: 3 };
    const peek: MappingQuestion['peek'] = {
      ...QUESTION.peek,
      columns: ['q', 'gold', 'model says', 'model', 'other says'],
      mapping,
      split: { by: ['model'], responses: [] },
      missing: [],
    };
    render(show({ ...QUESTION, peek }));
    expect(screen.getByText('Runs in this file: one for each model')).toBeTruthy();
    choose(/^Further columns/, 'other says');
    fireEvent.click(screen.getByRole('checkbox', { name: /Each model of the column model/ }));
    score();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(mapping, { by: [], responses: [4] });
  });

  it('asks for a new look at the file as soon as another delimiter is chosen', () => {
    render(show(QUESTION));
    fireEvent.change(screen.getByLabelText('Delimiter'), { target: { value: ';' } });
    expect(onDialect).toHaveBeenCalledExactlyOnceWith({ delimiter: ';' });
  });

  it.each([
    ['Format', 'jsonl', { format: 'jsonl' }],
    ['Encoding', 'windows-1251', { encoding: 'windows-1251' }],
    ['Quotes', 'none', { quote: 'none' }],
    ['Header', '0', { header: 0 }],
    ['Header', '3', { header: 3 }],
  ])('can override %s with %s', (label, value, change) => {
    render(show(QUESTION));
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(onDialect).toHaveBeenCalledExactlyOnceWith(change);
  });

  it('offers of a workbook its sheets and header alone', () => {
    const dialect: Dialect = { ...QUESTION.peek.dialect, format: 'xlsx', sheet: 'May', header: 30 };
    const peek = { ...QUESTION.peek, dialect, sheets: ['April', 'May'] };
    render(show({ ...QUESTION, peek }));
    expect(screen.queryByLabelText('Delimiter')).toBeNull();
    expect(screen.queryByLabelText('Encoding')).toBeNull();
    expect(screen.getByLabelText('Header')).toHaveProperty('value', '30');
    fireEvent.change(screen.getByLabelText('Sheet'), { target: { value: 'April' } });
    expect(onDialect).toHaveBeenCalledExactlyOnceWith({ sheet: 'April' });
  });

  it('keeps a choice over a new look at the same columns, and drops it where they are others', () => {
    const { rerender } = render(show(QUESTION));
    choose(/^Response/, 'model says');
    rerender(
      show({ ...QUESTION, peek: { ...QUESTION.peek, columns: ['q', 'gold', 'model says'] } }),
    );
    expect(screen.queryByText('Choose a column for: Response.')).toBeNull();
    rerender(show({ ...QUESTION, peek: { ...QUESTION.peek, columns: ['q;gold', 'x', 'y'] } }));
    expect(screen.getByText('Choose a column for: Response.')).toBeTruthy();
  });
});
