import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InTurn } from './in-turn.tsx';

afterEach(cleanup);

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

function Parts({ hasSecond = true }) {
  return (
    <ul>
      <InTurn>
        <li>first</li>
        {hasSecond && <li>second</li>}
        {['third', 'fourth'].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </InTurn>
    </ul>
  );
}

it('draws the first part at once, and in the end all of them in their order', async () => {
  render(<Parts />);
  expect(texts()).toEqual(['first']);
  await screen.findByText('fourth');
  expect(texts()).toEqual(['first', 'second', 'third', 'fourth']);
});

it('draws what comes once all have had their turn at once, and takes nothing away for it', async () => {
  const { rerender } = render(<Parts hasSecond={false} />);
  await screen.findByText('fourth');
  await act(async () => {
    await new Promise(requestAnimationFrame);
  });
  rerender(<Parts />);
  expect(texts()).toEqual(['first', 'second', 'third', 'fourth']);
});
