import { ActionIcon } from '@mantine/core';
import { CircleHelp, Search } from 'lucide-react';
import { useOpenOverlay } from '../parts/open-overlay.ts';
import { routeHref, useRoute } from '../route.ts';
import { SchemeSwitch } from './scheme-switch.tsx';

/** What is at hand on every screen: the commands, how it scores, the colours. */
export function HeaderTools() {
  const [route] = useRoute();
  const openOverlay = useOpenOverlay();
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Commands"
        aria-keyshortcuts="Control+K Meta+K"
        title="Commands (Ctrl+K)"
        onClick={() => openOverlay('palette')}
      >
        <Search size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        component="a"
        variant="subtle"
        color="gray"
        href={routeHref({ ...route, screen: 'scores' })}
        aria-label="How it scores"
        title="How it scores"
        aria-current={route.screen === 'scores' ? 'page' : undefined}
      >
        <CircleHelp size={16} aria-hidden="true" />
      </ActionIcon>
      <SchemeSwitch />
    </>
  );
}
