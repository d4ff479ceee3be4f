import { ENCODINGS } from '../csv/dialect.ts';
import { RAG_HELP } from './rag-options.ts';
import { RUN_HELP } from './run-options.ts';
import { VARIANT_HELP } from './variant-options.ts';

export const SCORE_HELP = `Scores responses against golden answers: exact substring and word overlap.

  npm run -s score -- FILE.csv [FILE…] [options]
  npm run -s score -- --merge SUMMARY.json [SUMMARY.json…] [--summary FORMAT] [--summary-out FILE]

Files are CSV or TSV in any dialect, JSON (a list of objects, or one a line), Excel workbooks or Parquet,
packed with gzip or not. A file named - is standard input.

  --out PATH        write the scored CSV there; a folder where there are several files; - is standard output,
                    and the summary then goes to standard error
  --excel           write it for Excel: with a byte order mark and formula-safe cells
  --jsonl           read and write JSON, one object a line; no rows are no failure then
  --summary FORMAT  text (default), json or md (Markdown)
  --summary-out F   write the summary into this file
  --merge           add up summaries of parts, written with --summary json
  --limit N         score the first N rows of each file only
  --question COL    name of the column with the question
  --answer COL      … with the golden answer
  --response COL    … with the response
  --domain COL      … with the domain
  --encoding E      ${ENCODINGS.join(', ')}
  --delimiter D     comma, semicolon, tab, pipe
  --quote Q         double, single, none
  --header-line N   line of the header, counted from 1; 0: there is none
  --sheet NAME      sheet of a workbook
  --read-on         read past damage: an open quote is a letter, what cannot be read is left out
${RUN_HELP}${VARIANT_HELP}${RAG_HELP}  --help            show this

Columns are found by name (question, answer, Domain, response, and their common synonyms).
The summary goes to standard output; warnings and progress go to standard error.
Exit code 0, or 2 with one line that says what is wrong; then no file has been written.
`;
