import type { ReviewVerdict } from '../../core/review/decision.ts';

export type ReviewAction =
  ReviewVerdict | 'golden' | 'note' | 'group' | 'undo' | 'next' | 'previous' | 'keys';

/** Every key of a review, in the order in which the help lists them. The first is printed on the button. */
export const REVIEW_KEYS: Record<ReviewAction, { keys: readonly string[]; sentence: string }> = {
  correct: { keys: ['1'], sentence: 'The response is correct. The same key again clears it.' },
  incorrect: { keys: ['0'], sentence: 'The response is wrong.' },
  unsure: { keys: ['u'], sentence: 'Unsure: counted once as right and once as wrong.' },
  golden: { keys: ['g'], sentence: 'The golden answer is wrong: propose another.' },
  note: { keys: ['n'], sentence: 'Write a note.' },
  group: { keys: ['d'], sentence: 'Decide all rows like this one together.' },
  undo: { keys: ['z', 'Ctrl+Z'], sentence: 'Undo, and go back over the move.' },
  next: { keys: ['j', '→'], sentence: 'Next row, without a decision.' },
  previous: { keys: ['k', '←'], sentence: 'Previous row.' },
  keys: { keys: ['?'], sentence: 'Show these keys.' },
};

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

const TYPED_IN =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])';
const DIALOGS = '[role="dialog"], dialog[open]';

/** Whether keys are being typed into something: a text field has the focus, or a dialog is open. */
export function isTyping(focused: Element | null): boolean {
  if (focused?.closest(TYPED_IN)) return true;
  return (focused?.ownerDocument ?? document).querySelector(DIALOGS) !== null;
}
