import { html } from './html.ts';

/** Facts, methods, rows with their marks; on a narrow screen one column. */
export const ROWS_STYLE = html`<style>
  .alarm {
    padding: 8px 12px;
    border: 1px solid var(--fail);
    border-radius: 8px;
    background: var(--fail-soft);
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
    gap: 6px 18px;
    margin: 8px 0;
    font-size: 0.85rem;
  }
  .facts dt {
    color: var(--muted);
  }
  .facts dd {
    margin: 0;
  }
  pre {
    white-space: pre-wrap;
    padding: 10px 12px;
    background: var(--soft);
    border-radius: 8px;
    font:
      0.8rem/1.5 ui-monospace,
      Consolas,
      'Noto Sans Mono',
      monospace;
  }
  .methods {
    padding: 12px 14px;
    background: var(--soft);
    border-radius: 8px;
    user-select: all;
  }
  .row {
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
  .row dl {
    display: grid;
    grid-template-columns: 8.5em minmax(0, 1fr);
    gap: 4px 12px;
    margin: 8px 0;
  }
  .row dt {
    color: var(--muted);
    font-size: 0.85rem;
    padding-top: 2px;
  }
  .row dd {
    margin: 0;
  }
  .as-is {
    white-space: pre-wrap;
  }
  .row h3 {
    margin: 0 0 4px;
    font-size: 0.95rem;
  }
  .row ul {
    font-size: 0.85rem;
  }
  mark {
    background: none;
    color: inherit;
    border-radius: 2px;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  mark.exact {
    outline: 1.5px solid var(--exact);
    outline-offset: 1px;
  }
  mark.word {
    background: var(--overlap-soft);
    box-shadow: inset 0 -2px var(--overlap);
  }
  mark.reason {
    text-decoration: underline wavy 1.5px var(--fail);
    text-underline-offset: 0.34em;
    text-decoration-skip-ink: none;
  }
  @media (max-width: 560px) {
    body {
      padding: 14px 10px 40px;
    }
    .run {
      padding: 12px;
    }
    .row dl {
      grid-template-columns: minmax(0, 1fr);
    }
    .two th,
    .two thead td {
      width: 4em;
    }
  }
  @media (forced-colors: active) {
    mark.word {
      text-decoration: underline 2px;
    }
  }
</style>`;
