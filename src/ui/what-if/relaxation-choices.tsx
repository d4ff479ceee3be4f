import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { type RelaxationId, RELAXATIONS } from '../../core/what-if/relaxations.ts';
import { stopSingles, useSingleWhatIfs, type WhatIfReport } from '../../stores/what-if.ts';
import { useNewestRoute } from '../route.ts';
import classes from './what-if.module.css';

interface Props {
  onToggle: (id: RelaxationId) => void;
  /** Counts each alone, after a stop. */
  onCount: () => void;
}

/** Every relaxation with what it alone would flip, to be chosen alone or together; in the order in which they are applied. */
export function RelaxationChoices({ onToggle, onCount }: Props) {
  const { relaxations: chosen } = useNewestRoute();
  // Not how many rows are through, which says itself all the time.
  const singles = useSingleWhatIfs((state) => state.values);
  const pending = useSingleWhatIfs((state) => state.pending);
  const isWhole = singles.size === RELAXATIONS.length;
  return (
    <fieldset className={classes.choices}>
      <legend>
        Choose one, or several together. Below each: the verdicts that it flips alone.
      </legend>
      {RELAXATIONS.map(({ id, name, sentence }) => (
        <Checkbox
          key={id}
          size="sm"
          label={name}
          description={
            <>
              {sentence} <span className={classes.alone}>{sayAlone(singles.get(id))}</span>
            </>
          }
          checked={chosen.includes(id)}
          onChange={() => onToggle(id)}
        />
      ))}
      {!isWhole && (
        <div className={classes.counting}>
          <output>
            {pending ? 'Counting each alone' : 'Stopped'}: {singles.size} of {RELAXATIONS.length}
          </output>
          <Button size="compact-sm" variant="default" onClick={pending ? stopSingles : onCount}>
            {pending ? 'Stop counting' : 'Count them'}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** `Exact +12 −3, overlap +0 −0`: verdicts to correct and to incorrect; nothing until they are counted. */
function sayAlone(report: WhatIfReport | undefined): string {
  if (!report) return '…';
  const said = report.all.map(
    ({ scorer, up, down }) => `${scorer} +${formatCount(up)} −${formatCount(down)}`,
  );
  return said.join(', ');
}
