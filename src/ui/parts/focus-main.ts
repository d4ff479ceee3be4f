/** Takes the focus to the content of the page: where the reader asks for it, or the button that had it goes. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
