import { countOf } from '../../core/format.ts';
import type { JudgeScopeSize } from '../../stores/judge.ts';

/** Which text goes to which host, before anything is sent. */
export function saySends(
  { distinct, blank }: Pick<JudgeScopeSize, 'distinct' | 'blank'>,
  host: string,
): string {
  const asked = distinct - blank;
  const held = blank > 0 ? ` Of ${countOf(blank, 'blank row')} nothing is sent.` : '';
  return asked === 0
    ? `Nothing is sent: ${distinct === 0 ? 'no row is in scope' : 'every response in scope is blank'}.`
    : `The question, golden answer and response of ${countOf(asked, 'row')} go to ${host}.${held}`;
}
