import { Button } from '@mantine/core';
import { CircleAlert, FileQuestionMark } from 'lucide-react';
import { formatBytes } from '../parts/format-bytes.ts';
import {
  answerOffer,
  dismissProject,
  useProject,
  type OpenedProject,
  type ProjectOffer,
} from '../../stores/project.ts';
import { useRuns } from '../../stores/runs.ts';
import { focusMain } from '../parts/focus-main.ts';
import { usePickFiles } from '../parts/pick-files.ts';
import { Notice } from './notice.tsx';
import classes from './project-messages.module.css';

/** Projects that wait for a word, what came of the last one, and runs that are here without their texts. */
export default function ProjectMessages() {
  const offers = useProject((state) => state.offers);
  const opened = useProject((state) => state.opened);
  return (
    <>
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
      {opened && <Opened project={opened} />}
      <WithoutTexts />
    </>
  );
}

function Offer({ offer: { id, name, replaces } }: { offer: ProjectOffer }) {
  const answer = (said: Parameters<typeof answerOffer>[1]) => {
    void answerOffer(id, said);
    focusMain();
  };
  return (
    <section className={classes.offer} aria-label={`The project ${name}`}>
      <CircleAlert size={18} aria-hidden="true" />
      <div className={classes.text}>
        <p>
          <bdi>{name}</bdi> would replace what is here already:
        </p>
        <ul className={classes.list}>
          {replaces.map((what) => (
            <li key={what} dir="auto">
              {what}
            </li>
          ))}
        </ul>
        <p>Decisions are added to those that are here, the newer one of two. All can be undone.</p>
      </div>
      <div className={classes.buttons}>
        <Button size="compact-sm" onClick={() => answer('replace')}>
          Replace them
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => answer('keep')}>
          Keep mine, take the rest
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => answer('leave')}>
          Leave the project
        </Button>
      </div>
    </section>
  );
}

function Opened({ project }: { project: OpenedProject }) {
  return (
    <Notice
      text={project.text}
      onDismiss={() => {
        dismissProject();
        focusMain();
      }}
    />
  );
}

function WithoutTexts() {
  const runs = useRuns((state) => state.runs).filter((run) => run.withoutTexts);
  const pickFiles = usePickFiles();
  if (runs.length === 0) return null;
  return (
    <section className={classes.offer} aria-label="Files without texts">
      <FileQuestionMark size={18} aria-hidden="true" />
      <p className={classes.text}>
        Here by row keys and verdicts alone, without texts:{' '}
        {runs.map(({ key, name, size }, place) => (
          <span key={key}>
            {place > 0 && ', '}
            <b dir="auto">{name}</b> ({formatBytes(size)})
          </span>
        ))}
        . Numbers, verdicts and agreement are whole. Drop{' '}
        {runs.length === 1 ? 'that very file' : 'those very files'} here to read the rows.
      </p>
      <Button size="compact-sm" variant="default" onClick={pickFiles}>
        Choose {runs.length === 1 ? 'it' : 'them'}
      </Button>
    </section>
  );
}
