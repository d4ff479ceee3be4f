const TYPED_IN =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])';
const DIALOGS = '[role="dialog"], dialog[open]';

/** Whether keys are being typed into something: a text field has the focus, or a dialog is open. */
export function isTyping(focused: Element | null): boolean {
  if (focused?.closest(TYPED_IN)) return true;
  return (focused?.ownerDocument ?? document).querySelector(DIALOGS) !== null;
}
