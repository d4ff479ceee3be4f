import { html } from './html.ts';

/** A4 with its own margins, in the light colours; what belongs together stays on a page. */
export const PRINT_STYLE = html`<style>
  @page {
    size: A4;
    margin: 16mm 14mm;
  }
  @media print {
    * {
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }
    html {
      font-size: 10pt;
    }
    body {
      max-width: none;
      padding: 0;
      background: none;
      font-size: 1rem;
    }
    .run {
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
    }
    .run + .run {
      break-before: page;
    }
    nav {
      display: none;
    }
    .scroll {
      overflow: visible;
    }
    table {
      font-size: 8pt;
    }
    th,
    td {
      padding: 2.5px 5px;
    }
    .bars {
      width: 130px;
      min-width: 110px;
    }
    h2,
    h3,
    h4,
    caption {
      break-after: avoid;
    }
    tr,
    .two,
    figure,
    svg,
    .alarm,
    .row {
      break-inside: avoid;
    }
    thead {
      display: table-header-group;
    }
  }
</style>`;
