import { ROLE_LABELS, ROLES } from '../columns.ts';
import { FINDING_LABELS, FINDINGS } from '../findings.ts';
import { countOf, formatCount } from '../format.ts';
import { html, type Html } from './html.ts';
import { writeMethods } from './methods.ts';
import type { ReportedFile, ReportedRun } from './report-input.ts';
import { writeAccuracy } from './write-accuracy.ts';
import { writeAgreement } from './write-agreement.ts';
import { writeBuckets } from './write-buckets.ts';
import { writeJudge } from './write-judge.ts';
import { writeRag } from './write-rag.ts';
import { writeReview } from './write-review.ts';
import { writeWhatIfs } from './write-what-ifs.ts';

/** All about one file but its rows, part after part. */
export function writeRun(run: ReportedRun, date: string): Html {
  const { agreement, rag, whatIfs } = run;
  return html`${writeData(run.file)}
    <section>
      <h3>Accuracy</h3>
      ${writeAccuracy(run)}
    </section>
    <section>
      <h3>Where the two scorers agree</h3>
      ${writeBuckets(run)}
    </section>
    <section>
      <h3>What was reviewed</h3>
      ${writeReview(run)}
    </section>
    ${
      agreement &&
      html`<section>
        <h3>Who agrees with whom</h3>
        ${writeAgreement(agreement)}
      </section>`
    }
    <section>
      <h3>What the judge says</h3>
      ${writeJudge(run)}
    </section>
    ${
      rag &&
      html`<section>
        <h3>Retrieval</h3>
        ${writeRag(rag)}
      </section>`
    }
    ${
      whatIfs &&
      html`<section>
        <h3>What if the scorers were less strict</h3>
        ${writeWhatIfs(whatIfs)}
      </section>`
    }
    <section>
      <h3>Methods, to paste into a paper</h3>
      <p class="methods" dir="auto">${writeMethods(run, date)}</p>
    </section>`;
}

/** What the file holds, how it was read, and what is odd about it. */
function writeData({ key, columns, mapping, tally, domains, patch, report }: ReportedFile): Html {
  const odd = FINDINGS.filter((finding) => report.findings[finding] > 0);
  return html`<section>
    <h3>Data</h3>
    <p>
      ${countOf(tally.rows, 'row')} in ${countOf(domains.length, 'domain')}.
      ${countOf(tally.blank, 'blank response')}, counted as incorrect;
      ${countOf(tally.emptyGolden, 'empty golden answer')}, counted as correct unless the response
      is blank. ${countOf(report.blankLines, 'blank line')} skipped,
      ${countOf(report.repeatedHeaders, 'repeated header')} and
      ${countOf(report.unreadRows, 'unreadable row')} left out.
    </p>
    ${
      patch &&
      html`<p class="alarm">
        <strong
          >${countOf(patch.rows, 'golden answer')} replaced by <bdi>${patch.name}</bdi>.</strong
        >
        All figures are by the replaced answers.
      </p>`
    }
    <dl class="facts">
      <div>
        <dt>Content key</dt>
        <dd>${key}</dd>
      </div>
      ${ROLES.map((role) => {
        const column = mapping[role];
        return (
          column !== undefined &&
          html`<div>
            <dt>${ROLE_LABELS[role]}</dt>
            <dd dir="auto">${columns[column]}</dd>
          </div>`
        );
      })}
    </dl>
    ${
      odd.length > 0 &&
      html`<ul>
        ${odd.map((finding) => html`<li>${FINDING_LABELS[finding].name}: ${formatCount(report.findings[finding])}. ${FINDING_LABELS[finding].sentence}</li>`)}
      </ul>`
    }
  </section>`;
}
