import { html } from './html.ts';

/** Buckets and drawings. */
export const FIGURES_STYLE = html`<style>
  .cell {
    text-align: start;
    white-space: normal;
    border: 1px solid var(--line);
  }
  .cell b {
    font-size: 1.25rem;
  }
  .letter {
    display: inline-block;
    min-width: 1.5em;
    border: 1px solid currentColor;
    border-radius: 4px;
    text-align: center;
    font-weight: 650;
    font-size: 0.8em;
    line-height: 1.4;
  }
  .both_pass {
    background: var(--pass-soft);
  }
  .both_pass .letter {
    color: var(--pass);
  }
  .exact_only {
    background: var(--exact-soft);
  }
  .exact_only .letter {
    color: var(--exact);
  }
  .overlap_only {
    background: var(--overlap-soft);
  }
  .overlap_only .letter {
    color: var(--overlap);
  }
  .both_fail {
    background: var(--fail-soft);
  }
  .both_fail .letter {
    color: var(--fail);
  }
  .badge {
    padding: 1px 8px 1px 2px;
    border-radius: 5px;
    margin-inline-end: 6px;
  }
  svg {
    display: block;
    overflow: visible;
  }
  .bars {
    width: 216px;
    min-width: 150px;
    margin-inline-start: auto;
  }
  .chart {
    width: 100%;
    height: auto;
    margin-block: 8px;
  }
  svg text {
    font-size: 11px;
    fill: var(--muted);
  }
  .grid {
    stroke: var(--line);
    fill: none;
  }
  .whisker {
    stroke: var(--ink);
    stroke-width: 1.4;
    fill: none;
  }
  .mark {
    stroke: var(--fail);
    stroke-dasharray: 4 3;
    fill: none;
  }
  .band {
    fill: var(--pass-soft);
    stroke: var(--pass);
    stroke-width: 0.5;
  }
  .line {
    fill: none;
    stroke: var(--pass);
    stroke-width: 2;
  }
  rect.exact,
  circle.exact {
    fill: var(--exact);
  }
  rect.overlap,
  circle.overlap {
    fill: var(--overlap);
  }
  circle.pass,
  circle.judge {
    fill: var(--pass);
  }
  circle.either {
    fill: var(--ink);
  }
  .part {
    stroke: var(--panel);
    stroke-width: 1;
  }
  rect.both_pass {
    fill: var(--pass);
  }
  rect.exact_only {
    fill: var(--exact);
  }
  rect.overlap_only {
    fill: var(--overlap);
  }
  rect.both_fail {
    fill: var(--fail);
  }
  .part + text {
    fill: var(--panel);
    font-weight: 650;
  }
  figure {
    margin: 12px 0;
  }
  figcaption {
    color: var(--muted);
    font-size: 0.85rem;
  }
</style>`;
