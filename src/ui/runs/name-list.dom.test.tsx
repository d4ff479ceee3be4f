import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NameList } from './name-list.tsx';

const onLabel = vi.fn<() => void>();
const onMove = vi.fn<() => void>();
const onRemove = vi.fn<() => void>();
const RUNS = ['a', 'b'].map((key) => ({ key, name: `${key}.csv`, language: '', model: '' }));

function show() {
  render(
    <MantineProvider env="test">
      <NameList runs={RUNS} onLabel={onLabel} onMove={onMove} onRemove={onRemove} />
    </MantineProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('NameList', () => {
  it('tells a changed label once its field is left, without white space at its ends', () => {
    show();
    const field = screen.getByLabelText('Language of b.csv');
    fireEvent.change(field, { target: { value: ' हिन्दी ' } });
    expect(onLabel).not.toHaveBeenCalled();
    fireEvent.blur(field);
    expect(onLabel).toHaveBeenCalledExactlyOnceWith('b', { language: 'हिन्दी' });
  });

  it('tells nothing of a field that is left as it was', () => {
    show();
    fireEvent.blur(screen.getByLabelText('Name of a.csv'));
    expect(onLabel).not.toHaveBeenCalled();
  });

  it('moves a run within the list alone, and takes one off', () => {
    show();
    press('Move a.csv up');
    press('Move b.csv down');
    expect(onMove).not.toHaveBeenCalled();
    press('Move b.csv up');
    expect(onMove).toHaveBeenCalledExactlyOnceWith('b', -1);
    press('Take a.csv off the page');
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('a');
  });
});
