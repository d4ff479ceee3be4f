import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyJudgeTally } from '../../core/judge/tally.ts';
import { HeaderFields } from '../parts/header-fields.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { PromptField } from './prompt-field.tsx';
import { SecretField } from '../parts/secret-field.tsx';
import { StateBar } from './state-bar.tsx';

afterEach(cleanup);

function show(children: ReactNode) {
  render(<MantineProvider env="test">{children}</MantineProvider>);
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('NumberField', () => {
  const heard: (number | undefined)[] = [];
  const field = (empty?: string) => (
    <NumberField
      label="At a time"
      value={4}
      range={{ least: 1, most: 64 }}
      {...(empty === undefined ? {} : { empty })}
      onChange={(value) => heard.push(value)}
    />
  );
  afterEach(() => heard.splice(0));

  it('says what does not fit, keeps it in the field, and changes nothing', () => {
    show(field());
    type('At a time', '640');
    expect(screen.getByText('A whole number from 1 to 64.')).toBeTruthy();
    expect(screen.getByDisplayValue('640')).toBeTruthy();
    type('At a time', '16');
    type('At a time', '');
    expect(screen.getByText('A number is needed.')).toBeTruthy();
    expect(heard).toEqual([16]);
  });

  it('takes an empty field for none where that is allowed', () => {
    show(field('no limit'));
    type('At a time', '');
    expect(heard).toEqual([undefined]);
  });
});

it('PromptField names the placeholders that are missing', () => {
  show(<PromptField prompt="Judge {response}" onChange={() => undefined} />);
  expect(screen.getByText(/lacks \{question\} and \{answer\}/)).toBeTruthy();
});

it('HeaderFields adds, changes and removes a header', () => {
  const heard: (Record<string, string> | string)[] = [];
  show(
    <HeaderFields
      headers={{ 'x-a': '1' }}
      onChange={(headers) => heard.push(headers)}
      onRemove={(name) => heard.push(name)}
    />,
  );
  type('Name', ' x-b ');
  type('Value', '2');
  fireEvent.click(screen.getByRole('button', { name: 'Add header' }));
  type('x-a', '3');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the header x-a' }));
  expect(heard).toEqual([{ 'x-a': '1', 'x-b': '2' }, { 'x-a': '3' }, 'x-a']);
});

it('SecretField shows and hears its value, which is nowhere in the HTML', () => {
  const heard: string[] = [];
  const field = (value: string) => (
    <MantineProvider env="test">
      <SecretField label="Key" value={value} onChange={(typed) => heard.push(typed)} />
    </MantineProvider>
  );
  const { rerender } = render(field('secret-1'));
  expect(screen.getByLabelText('Key')).toHaveProperty('value', 'secret-1');
  type('Key', 'secret-2');
  expect(heard).toEqual(['secret-2']);
  rerender(field('secret-2'));
  expect(document.documentElement.outerHTML).not.toContain('secret-');
  rerender(field(''));
  expect(screen.getByLabelText('Key')).toHaveProperty('value', '');
});

it('StateBar is a table too, whose rows sum to the scope', () => {
  show(<StateBar tally={{ ...emptyJudgeTally(), correct: 3, waiting: 1 }} total={4} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const cells = rows.map((row) => row.textContent);
  expect(cells).toContain('C Correct375.0%');
  expect(cells).toContain('F Failed00.0%');
  expect(cells).toContain('All rows of the scope4100%');
});
