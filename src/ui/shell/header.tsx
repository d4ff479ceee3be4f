import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Plus } from 'lucide-react';
import { useRuns } from '../../stores/runs.ts';
import { LogoMark } from '../parts/logo-mark.tsx';
import { usePickFiles } from '../parts/pick-files.ts';
import { routeHref, useRoute, type Screen } from '../route.ts';
import classes from './header.module.css';
import { HeaderTools } from './header-tools.tsx';
import { RunChips } from './run-chips.tsx';

const LINKS: { screen: Screen; label: string }[] = [
  { screen: 'overview', label: 'Overview' },
  { screen: 'explorer', label: 'Explorer' },
  { screen: 'review', label: 'Review' },
  { screen: 'judge', label: 'Judge' },
  { screen: 'runs', label: 'Runs' },
  { screen: 'what-if', label: 'What if' },
  { screen: 'rag', label: 'RAG' },
  { screen: 'export', label: 'Export' },
];

const AT_ONCE = { getInitialValueInEffect: false };

/** Name, navigation, loaded files: in the page in the order in which they stand on its lines, which Tab goes by. */
export function Header() {
  const [route] = useRoute();
  const runs = useRuns((state) => state.runs);
  const pickFiles = usePickFiles();
  // Two lines: the name with the files and tools, the screens. Three: the files have one of their own, the last.
  const isTwoLines = useMediaQuery('(max-width: 1120px)', undefined, AT_ONCE);
  const isThreeLines = useMediaQuery('(max-width: 600px)', undefined, AT_ONCE);
  const screens = (
    <nav className={classes.nav} aria-label="Screens">
      {LINKS.map((link) => (
        <NavLink key={link.screen} {...link} isReady={runs.length > 0} />
      ))}
    </nav>
  );
  return (
    <header className={classes.header}>
      <a
        className={classes.brand}
        href={routeHref({ ...route, screen: 'start' })}
        aria-current={route.screen === 'start' ? 'page' : undefined}
      >
        <LogoMark />
        Touchstone
      </a>
      {!isTwoLines && screens}
      <div className={classes.end}>
        {!isThreeLines && <RunChips runs={runs} />}
        <Button
          size="compact-sm"
          radius="xl"
          variant="default"
          leftSection={<Plus size={14} aria-hidden="true" />}
          onClick={pickFiles}
        >
          Add CSV
        </Button>
        <HeaderTools />
      </div>
      {isTwoLines && screens}
      {isThreeLines && <RunChips runs={runs} />}
    </header>
  );
}

/** A link keeps the rest of the route, so that filters survive a visit to another screen. */
function NavLink({ screen, label, isReady }: { screen: Screen; label: string; isReady: boolean }) {
  const [route] = useRoute();
  const current = route.screen === screen ? 'page' : undefined;
  if (isReady)
    return (
      <a href={routeHref({ ...route, screen })} aria-current={current}>
        {label}
      </a>
    );
  const reason = `${label} opens once a CSV is loaded`;
  return (
    <button type="button" aria-disabled="true" aria-label={reason} title={reason}>
      {label}
    </button>
  );
}
