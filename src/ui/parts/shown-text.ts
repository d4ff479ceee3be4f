/** UTF-16 units beyond which a text is shown cut, so that laying it out never freezes the page. */
export const SHOWN_TEXT = 20_000;
