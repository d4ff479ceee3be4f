import { useRuns } from '../../stores/runs.ts';
import { sayGoldens } from '../parts/say-goldens.ts';
import { routeHref, useRoute } from '../route.ts';
import classes from './goldens-note.module.css';

/** Says on every screen which runs pass by any of several golden answers: all of their figures are of that. */
export function GoldensNote() {
  const [route] = useRoute();
  const runs = useRuns((state) => state.runs);
  const chosen = route.filter.runs ?? runs.map(({ key }) => key);
  const shown = runs.filter(({ key, goldens }) => goldens && chosen.includes(key));
  if (route.screen === 'start' || shown.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label="Several golden answers">
      {shown.map(
        ({ key, name, goldens }) =>
          goldens && (
            <li key={key}>
              <b dir="auto">{name}</b>: {sayGoldens(goldens)}
            </li>
          ),
      )}
      <li>
        <a href={routeHref({ ...route, screen: 'runs' })}>Switch off or change</a>
      </li>
    </ul>
  );
}
