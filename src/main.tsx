import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './ui/theme.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { keepPage } from './stores/new-version.ts';
import { App } from './ui/app.tsx';
import { RouteProvider } from './ui/route-provider.tsx';
import { resolveVariables, theme } from './ui/theme.ts';

// public/boot.js reads the same key before the first paint.
const schemes = localStorageColorSchemeManager({ key: 'touchstone-color-scheme' });

const root = document.getElementById('root');
const isSupported = document.getElementById('boot-message')?.hidden;

if (root && isSupported)
  // In steps, as all that is drawn later.
  startTransition(() =>
    createRoot(root).render(
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolveVariables}
        colorSchemeManager={schemes}
        defaultColorScheme="auto"
      >
        <RouteProvider>
          <App />
        </RouteProvider>
      </MantineProvider>,
    ),
  );

// The development server changes its files under a page that keeps them.
if (import.meta.env.PROD) window.addEventListener('load', () => void keepPage());
