import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { formatCount } from '../../core/format.ts';
import { foldChoice } from '../parts/fold.tsx';
import { useRemembered } from '../parts/use-remembered.ts';
import classes from './facets.module.css';

/** One choice of a facet: how many rows it would leave, and whether it is in the filter. */
export interface FacetChoice {
  id: string;
  /** Plain text; `badge`, where given, is shown in its place. */
  name: string;
  badge?: ReactNode;
  /** What it means, on hover. */
  hint?: string;
  rows: number;
  chosen: boolean;
  onToggle: () => void;
}

const SHOWN = 12;
/** A list of more is narrowed by typing, for nobody scrolls through a thousand domains. */
const LISTED = 200;

interface Props {
  title: string;
  choices: FacetChoice[];
  /** Choices that are not in the list, each with fewer rows than those that are. */
  unlisted?: number;
}

/** A facet: its choices with their counts, the rest of a long list on demand. */
export function FacetGroup({ title, choices, unlisted = 0 }: Props) {
  const [isOpen, setOpen] = useRemembered(foldChoice(`facet.${title}`));
  const [text, setText] = useState('');
  const headingId = useId();
  const isLong = choices.length > SHOWN;
  const found = choices.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  const shown = isOpen ? found.slice(0, LISTED) : choices.filter(isShownFolded);
  return (
    <section className={classes.group} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {isLong && isOpen && (
        <TextInput
          size="xs"
          aria-label={`Find in ${title.toLowerCase()}`}
          placeholder={`Find among ${formatCount(choices.length)}`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <ul className={classes.list}>
        {shown.map((choice) => (
          <li key={choice.id}>
            <FacetButton choice={choice} />
          </li>
        ))}
      </ul>
      {isOpen && found.length > LISTED && (
        <p className={classes.note}>
          {LISTED} of {formatCount(found.length)} shown: type to narrow.
        </p>
      )}
      {unlisted > 0 && (
        <p className={classes.note}>
          {formatCount(unlisted)} more, with fewer rows each, are not listed.
        </p>
      )}
      {isLong && (
        <Button size="compact-xs" variant="subtle" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${formatCount(choices.length)}`}
        </Button>
      )}
    </section>
  );
}

/** Folded, a list shows its first choices, and what is chosen further down. */
function isShownFolded({ chosen }: FacetChoice, index: number): boolean {
  return index < SHOWN || chosen;
}

function FacetButton({ choice }: { choice: FacetChoice }) {
  const { name, badge, hint = name, rows, chosen, onToggle } = choice;
  return (
    <button
      type="button"
      className={classes.choice}
      aria-pressed={chosen}
      data-empty={rows === 0}
      onClick={onToggle}
    >
      <span className={classes.name} title={hint}>
        {badge ?? <bdi>{name}</bdi>}
      </span>
      <span className={classes.rows}>{formatCount(rows)}</span>
    </button>
  );
}
