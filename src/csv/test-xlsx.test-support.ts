import { strToU8, zipSync } from 'fflate';

/** A cell as its XML has it: its attributes, and what stands in it. */
type XmlCell = string | { attributes: string; content: string };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook whose sheets hold rows: text as inline strings, anything else as given. */
export function writeXlsx(sheets: Record<string, XmlCell[][]>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const list = names.map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`,
  );
  const links = names.map(
    (_, at) =>
      `<Relationship Id="r${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  // Styles 1 and 2 are a day, and a day with its time.
  const styles = `<cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs>`;
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}>${styles}</styleSheet>`,
  };
  for (const [at, rows] of Object.values(sheets).entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] = writeSheet(rows);
  const packed = Object.entries(files).map(([path, xml]) => [path, strToU8(HEAD + xml)] as const);
  return Uint8Array.from(zipSync(Object.fromEntries(packed)));
}

function writeSheet(rows: XmlCell[][]): string {
  const xml = rows.map((row, at) => {
    const cells = row.map((cell, column) => writeCell(cell, `${columnName(column)}${at + 1}`));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `<worksheet ${MAIN}><sheetData>${xml.join('')}</sheetData></worksheet>`;
}

function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

function writeCell(cell: XmlCell, place: string): string {
  if (typeof cell !== 'string') return `<c r="${place}" ${cell.attributes}>${cell.content}</c>`;
  if (cell === '') return '';
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '_x000D_');
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}
