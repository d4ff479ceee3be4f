import classes from './header.module.css';
import { LogoMark } from '../parts/logo-mark.tsx';
import { routeHref, useRoute, type Screen } from '../route.ts';

const LINKS: { screen: Screen; label: string }[] = [
  { screen: 'overview', label: 'Overview' },
  { screen: 'explorer', label: 'Explorer' },
  { screen: 'export', label: 'Export' },
];

/** Name, navigation, loaded files. A link keeps the rest of the route, so that filters survive a visit elsewhere. */
export function Header() {
  const [route] = useRoute();
  return (
    <header className={classes.header}>
      <a className={classes.brand} href={routeHref({ ...route, screen: 'start' })}>
        <LogoMark />
        Touchstone
      </a>
      <nav className={classes.nav} aria-label="Screens">
        {LINKS.map(({ screen, label }) => (
          <a
            key={screen}
            href={routeHref({ ...route, screen })}
            aria-current={route.screen === screen ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
