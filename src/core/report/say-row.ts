import type { Decision } from '../review/decision.ts';
import type { ReportedSources } from './report-input.ts';

/** What a reviewer said of a row. */
export function sayDecision({ verdict, goldenWrong, proposedAnswer, note }: Decision): string {
  const parts = [
    verdict,
    goldenWrong && 'golden answer is wrong',
    proposedAnswer !== '' && `proposes “${proposedAnswer}”`,
    note !== '' && `note: ${note}`,
  ];
  return `${parts.filter((part) => part !== false && part !== undefined).join('; ') || 'nothing'}.`;
}

const KINDS = {
  supporting: 'supporting',
  not_supporting: 'real, not supporting',
  invented: 'invented',
} as const;

/** What a row quotes, and what that is worth. */
export function saySources({ why, sourceReturn, quoted }: ReportedSources): string {
  const names = quoted.map(({ name, kind }) => (kind ? `${name} (${KINDS[kind]})` : name));
  const said = names.length === 0 ? 'Quotes no source.' : `Quotes ${names.join(', ')}.`;
  if (!sourceReturn) return [said, why].filter((part) => part !== undefined).join(' ');
  const { multiSource, recall, precision, coverage } = sourceReturn;
  return `Source return ${multiSource.toFixed(2)} (recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}, context coverage ${coverage.toFixed(2)}). ${said}`;
}
