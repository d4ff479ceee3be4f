import { countOf, formatCount } from '../../core/format.ts';
import type { RagPart } from '../../core/rag/rag-summary.ts';
import type { RagChoice } from '../../core/rag/rag-choices.ts';
import { CountLink } from './count-link.tsx';
import type { HrefOf } from './rag.tsx';
import classes from './rag.module.css';

/** What is quoted, what stands out, and which rows are left out and why. */
export function QuotedFacts({ part, hrefOf }: { part: RagPart; hrefOf: HrefOf }) {
  const { sources } = part;
  const { states } = sources;
  const link = (count: number, choice: RagChoice) => (
    <CountLink count={count} href={hrefOf({ rag: [choice] })} noun="row" />
  );
  const quoted = sources.supporting + sources.notSupporting + sources.invented;
  const leftOut = part.rows - states.scored;
  return (
    <ul className={classes.facts}>
      {states.scored > 0 && (
        <>
          <li>
            Of {countOf(quoted, 'quoted source')}, {formatCount(sources.supporting)} are supporting,{' '}
            {formatCount(sources.notSupporting)} real but not supporting,{' '}
            {formatCount(sources.invented)} invented.
          </li>
          <li>
            {link(sources.rowsWithInvented, 'invented')} quote an invented source;{' '}
            {link(sources.nothingQuoted, 'nothing_quoted')} quote none, and score 0.
          </li>
          <li>
            {link(sources.wrongUnseen, 'wrong_unseen')} where the baseline is 1 although a quoted
            source is wrong.
          </li>
          {sources.fewWords > 0 && (
            <li>
              {link(sources.fewWords, 'few_words')} with fewer than three content words in the
              golden answer: any chunk that holds one scores high.
            </li>
          )}
        </>
      )}
      <li>
        {leftOut === 0 ? (
          <>No row is left out.</>
        ) : (
          <>
            Left out, which is not 0: {link(states.no_context, 'no_context')} without context (not
            applicable), {link(states.unreadable, 'unreadable')} whose context cannot be read,{' '}
            {link(states.no_golden, 'no_golden')} without a word in the golden answer.
          </>
        )}
      </li>
    </ul>
  );
}
