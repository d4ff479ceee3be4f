import { lazy, Suspense, type ComponentType } from 'react';
import classes from './app.module.css';
import { Header } from './shell/header.tsx';
import { useRoute, type Screen } from './route.ts';
import { Start } from './start/start.tsx';

const SCREEN_COMPONENTS: Record<Screen, ComponentType> = {
  start: Start,
  overview: lazy(() => import('./overview/overview.tsx')),
  explorer: lazy(() => import('./explorer/explorer.tsx')),
  export: lazy(() => import('./export/export.tsx')),
};

export function App() {
  const [route] = useRoute();
  const Current = SCREEN_COMPONENTS[route.screen];
  return (
    <>
      <a className={classes.skip} href="#main" onClick={skipToMain}>
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense>
          <Current />
        </Suspense>
      </main>
    </>
  );
}

/** The hash belongs to the route, so the link cannot move it. */
function skipToMain(event: { preventDefault(): void }) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
