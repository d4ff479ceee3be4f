import { describe, expect, it } from 'vitest';
import type { PatternGuard } from './guard-pattern.ts';

const ENDLESS = '(a+)+$';
const STUCK = `${'a'.repeat(60)}b`;

/** What holds of a guard wherever its worker runs. */
export function describeGuard(
  where: string,
  openPatternGuard: (pattern: string) => PatternGuard,
): void {
  describe(`the guard of a pattern in ${where}`, () => {
    it('finds what the pattern finds, in every response', async () => {
      const guard = openPatternGuard('<<(.+?)>>');
      const found = await guard.find(['see <<essay>>', '', 'x <<a>> <<b>>']);
      expect(found.map((one) => one.map(({ name }) => name))).toEqual([['essay'], [], ['a', 'b']]);
      expect(await guard.find(['<<again>>'])).toEqual([
        [{ style: 'custom', name: 'again', start: 0, end: 9 }],
      ]);
      guard.close();
    });

    it('stops a pattern that does not come to an end, and names it and its row', async () => {
      const guard = openPatternGuard(ENDLESS);
      const responses = ['aaa', 'no', STUCK, 'a'];
      await expect(guard.find(responses, 10)).rejects.toMatchObject({
        code: 'slow_pattern',
        message: expect.stringContaining(
          `The pattern ${ENDLESS} took longer than a second on row 13`,
        ),
      });
      // Another worker has taken the place of the one that was stopped.
      expect(await guard.find(['aaa'])).toHaveLength(1);
      guard.close();
    });

    it('rejects what is in flight when it is closed', async () => {
      const guard = openPatternGuard(ENDLESS);
      const finding = guard.find([STUCK]);
      guard.close();
      await expect(finding).rejects.toMatchObject({ code: 'cancelled' });
    });

    it('looks through no responses without a worker', async () => {
      expect(await openPatternGuard('(a)').find([])).toEqual([]);
    });
  });
}
