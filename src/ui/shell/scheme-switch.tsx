import { ActionIcon, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';

const SCHEMES: Record<
  MantineColorScheme,
  { name: string; Icon: LucideIcon; next: MantineColorScheme }
> = {
  auto: { name: 'system', Icon: Monitor, next: 'light' },
  light: { name: 'light', Icon: Sun, next: 'dark' },
  dark: { name: 'dark', Icon: Moon, next: 'auto' },
};

/** One button through the three colour schemes: the system's, light, dark. Mantine remembers the choice. */
export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { name, Icon, next } = SCHEMES[colorScheme];
  const label = `Colours: ${name}. Switch to ${SCHEMES[next].name}`;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(next)}
    >
      <Icon size={16} aria-hidden="true" />
    </ActionIcon>
  );
}
