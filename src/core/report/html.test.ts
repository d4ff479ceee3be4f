import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  it('escapes text, and leaves markup of its own alone', () => {
    const inside = html`<b>${'<i>&"\''}</b>`;
    expect(html`<p title="${'"x"'}">${inside}</p>`.markup).toBe(
      '<p title="&#34;x&#34;"><b>&#60;i&#62;&#38;&#34;&#39;</b></p>',
    );
  });

  it('writes lists part by part, numbers as they are, and nothing where there is nothing', () => {
    expect(html`${[1, [2, html`<br />`]]}${0}${undefined}${false}`.markup).toBe('12<br />0');
  });

  it('shows characters that turn or hide text', () => {
    expect(html`${'a\u202eb\0'}`.markup).toBe('a␦b␀');
  });

  it('never lets a text open or close anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(html`${text}`.markup).not.toMatch(/[<>"']|&(?!#\d+;)/);
      }),
    );
  });
});
