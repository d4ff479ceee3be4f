import { Button } from '@mantine/core';
import { Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { openSample } from '../../stores/runs.ts';
import { usePickFiles } from '../parts/pick-files.ts';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { routeHref, useRoute } from '../route.ts';
import { KeptFiles } from './kept-files.tsx';
import classes from './start.module.css';

const KeptData = lazy(() => import('./kept-data.tsx'));

/** Drop CSVs, or try the sample. */
export function Start() {
  const pickFiles = usePickFiles();
  const [route] = useRoute();
  return (
    <div className={classes.screen}>
      <div>
        <ScreenHeading title="Start">How accurate are your model’s answers?</ScreenHeading>
        <p className={classes.lead}>
          Two scorers compare each response with its golden answer: exact substring and word
          overlap. Touchstone shows the numbers, where the two disagree, and the rows behind them.
        </p>
      </div>
      <div className={classes.drop}>
        <p className={classes.call}>Drop CSV files anywhere on this page</p>
        <div className={classes.buttons}>
          <Button onClick={pickFiles}>Choose CSV files</Button>
          <Button variant="default" onClick={() => void openSample()}>
            Try the sample
          </Button>
          <Button variant="default" onClick={() => void openSample('models')}>
            Try the sample with three models
          </Button>
          <Button variant="default" onClick={() => void openSample('retrieval')}>
            Try the RAG sample
          </Button>
        </div>
        <p className={classes.note}>
          Needed are a column of golden answers, <code>answer</code>, and one of responses,{' '}
          <code>response</code>. Used where there: <code>question</code>, <code>Domain</code> and{' '}
          <code>context</code>, the chunks that were retrieved. Other names are understood, and
          asked about where in doubt.
        </p>
        <p className={classes.note}>
          CSV and TSV in any dialect; JSON, Excel workbooks and Parquet are read too, packed with
          gzip or not; and project files, which bring back all that was saved in them.
        </p>
        <p className={classes.note}>
          The sample: 116 TriviaQA questions with answers of four models, from{' '}
          <a href="https://github.com/wangcunxiang/QA-Eval" rel="noreferrer" target="_blank">
            QA-Eval/EVOUNA
          </a>{' '}
          (EVOUNA-TQ) and TriviaQA, Apache-2.0. Its rows were drawn by strata, so its rates are not
          the population’s.
        </p>
        <p className={classes.note}>
          The sample with three models: 301 questions of NQ-open, each answered by DPR, FiD and
          text-davinci-003, from{' '}
          <a href="https://github.com/ehsk/OpenQA-eval" rel="noreferrer" target="_blank">
            OpenQA-eval
          </a>{' '}
          (Kamalloo et al., ACL 2023), MIT; questions of Natural Questions, CC BY-SA 3.0. Several
          golden answers a question are in it, and can be switched on.
        </p>
        <p className={classes.note}>
          The RAG sample: answers that quote their sources, built from questions and paragraphs of{' '}
          <a href="https://rajpurkar.github.io/SQuAD-explorer/" rel="noreferrer" target="_blank">
            SQuAD
          </a>
          , CC BY-SA 4.0, with the score that each answer should get.{' '}
          <a href={routeHref({ ...route, screen: 'build-set' })}>Build such a set</a> from questions
          of your own.
        </p>
      </div>
      <p className={classes.privacy}>
        <Lock size={16} aria-hidden="true" />
        <span>Nothing is uploaded. Files are read, scored and kept in this browser alone.</span>
      </p>
      <KeptFiles />
      <Suspense>
        <KeptData />
      </Suspense>
    </div>
  );
}
