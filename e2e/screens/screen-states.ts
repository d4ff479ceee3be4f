import { SCREENS } from '../../src/ui/route.ts';
import { JUDGING, RETRIEVING } from './asking-states.ts';
import { COMPARING, SHARING } from './comparing-states.ts';
import { LOADING } from './loading-states.ts';
import { READING } from './reading-states.ts';
import { REVIEWING } from './reviewing-states.ts';
import type { ScreenState } from './screen-state.ts';

/** Screens with nothing loaded; the start screen is as it is for a newcomer. */
const EMPTY: ScreenState[] = SCREENS.map((screen) => ({
  name: `${screen}-empty`,
  open: async (page) => {
    await page.goto(screen === 'start' ? './' : `./#/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
}));

/** Every screen as it may stand: empty, filled, in other scripts, with its rows and dialogs open. */
export const SCREEN_STATES: ScreenState[] = [
  ...EMPTY,
  ...LOADING,
  ...READING,
  ...REVIEWING,
  ...JUDGING,
  ...COMPARING,
  ...RETRIEVING,
  ...SHARING,
];
