import { html } from './html.ts';

/** Text, tables and blocks in the colours of light and dark, as the reader’s system has it. */
export const PAGE_STYLE = html`<style>
  :root {
    color-scheme: light dark;
    --ground: #faf9f6;
    --panel: #fff;
    --ink: #1f1d1a;
    --muted: #6a645b;
    --line: #dedad0;
    --soft: #f4f1ea;
    --pass: #24704e;
    --pass-soft: #e5f2ea;
    --exact: #2463a3;
    --exact-soft: #e4eef8;
    --overlap: #8a5a10;
    --overlap-soft: #faf0da;
    --fail: #964646;
    --fail-soft: #f6e6e4;
  }
  @media screen and (prefers-color-scheme: dark) {
    :root {
      --ground: #161513;
      --panel: #1d1c19;
      --ink: #ece8e0;
      --muted: #a39c90;
      --line: #3d3a34;
      --soft: #272521;
      --pass: #69c295;
      --pass-soft: #1c2f26;
      --exact: #7fb3ea;
      --exact-soft: #1b2938;
      --overlap: #e5b25a;
      --overlap-soft: #352a15;
      --fail: #dd9590;
      --fail-soft: #352220;
    }
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0 auto;
    padding: 24px 20px 60px;
    max-width: 960px;
    background: var(--ground);
    color: var(--ink);
    font:
      15px/1.5 system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'Noto Sans',
      'Noto Sans Devanagari',
      'Nirmala UI',
      'Noto Sans Arabic',
      'Geeza Pro',
      'Noto Sans CJK SC',
      sans-serif;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [dir='auto'] {
    line-height: 1.65;
  }
  h1 {
    margin: 0;
    font-size: 1.6rem;
    line-height: 1.3;
  }
  h2 {
    margin: 0 0 8px;
    font-size: 1.25rem;
  }
  h3 {
    margin: 22px 0 6px;
    font-size: 1rem;
  }
  h4 {
    margin: 0 0 4px;
    font-size: 0.95rem;
  }
  small,
  .note {
    color: var(--muted);
  }
  .note {
    font-size: 0.85rem;
  }
  p,
  ul {
    margin: 6px 0;
  }
  ul {
    padding-inline-start: 20px;
  }
  ul:empty {
    display: none;
  }
  a {
    color: inherit;
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    padding: 0;
    list-style: none;
  }
  .run {
    margin-top: 20px;
    padding: 18px 20px;
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: 10px;
  }
  .scroll {
    overflow-x: auto;
    margin: 10px 0;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.85rem;
  }
  caption {
    padding-bottom: 4px;
    text-align: start;
    color: var(--muted);
  }
  th,
  td {
    padding: 4px 8px;
    border-bottom: 1px solid var(--line);
    text-align: end;
    vertical-align: baseline;
    font-weight: 400;
    overflow-wrap: normal;
    white-space: nowrap;
  }
  thead th,
  th:first-child,
  td:has(bdi),
  td:has(.text) {
    white-space: normal;
  }
  thead th {
    vertical-align: bottom;
    color: var(--muted);
  }
  th:first-child,
  td:has(bdi) {
    text-align: start;
    overflow-wrap: anywhere;
    min-width: 7em;
  }
  tr.apart th,
  tr.apart td {
    font-weight: 650;
  }
  td .text {
    display: block;
    text-align: start;
  }
  td:has(.text),
  thead th:last-child:nth-child(3) {
    text-align: start;
  }
  .two {
    table-layout: fixed;
  }
  .two th,
  .two thead td {
    width: 7em;
    text-align: start;
  }
  .two thead th {
    width: auto;
  }
</style>`;
