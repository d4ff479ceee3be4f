import type { ReviewAction } from '../parts/review-keys.ts';

const ACTIONS: Record<string, ReviewAction> = {
  '1': 'correct',
  '0': 'incorrect',
  u: 'unsure',
  g: 'golden',
  n: 'note',
  d: 'group',
  z: 'undo',
  j: 'next',
  arrowright: 'next',
  k: 'previous',
  arrowleft: 'previous',
  '?': 'keys',
};

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat'
>;

/**
 * What a key press asks for. A key held down only moves, for no one decides twenty rows by leaning on a
 * key; with Ctrl, Alt or Meta the browser's own shortcuts stay, save for undo.
 */
export function actionOfKey(press: KeyPress): ReviewAction | undefined {
  const action = findAction(nameOfKey(press));
  if (press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey)
    return action === 'undo' && !press.shiftKey && !press.repeat ? action : undefined;
  if (press.repeat && action !== 'next' && action !== 'previous') return undefined;
  return action;
}

function findAction(name: string): ReviewAction | undefined {
  return Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
}

/** The key's letter or digit; where the layout has none there (`&` or `я`), that of its place on the board. */
function nameOfKey({ key, code, shiftKey }: KeyPress): string {
  if (/^[a-z0-9?]$|^Arrow/i.test(key) || shiftKey) return key.toLowerCase();
  const [, letter] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? '';
}
