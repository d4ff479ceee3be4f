import '@mantine/core/styles/Input.layer.css';
import { useBuildSet } from '../../stores/build-set.ts';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { BuildPanel } from './build-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { HowPanel } from './how-panel.tsx';
import { ResultPanel } from './result-panel.tsx';
import classes from './build-set.module.css';

/** Builds a labelled set for source return from question-answer pairs. */
export default function BuildSet() {
  const finished = useBuildSet((state) => state.finished);
  return (
    <div className={classes.screen}>
      <div>
        <ScreenHeading title="Build a labelled set" />
        <p className={classes.lead}>
          Rows whose source return is known, to check the metric with. Each question is paired with
          one that is like it, and each pair gives four rows: the whole answer with the right
          sources (1), half of it with one of two sources wrong (0.5), the whole with a wrong source
          (0), and with an invented one (0).
        </p>
      </div>
      <FilesPanel />
      <HowPanel />
      <BuildPanel />
      {finished && <ResultPanel finished={finished} />}
    </div>
  );
}
