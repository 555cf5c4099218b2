import { sofiaMoment } from './sofia-moment.ts';

export type CsvCell = string | number | boolean | Date | null;

const SEPARATOR = ';';
/** Bulgarian spreadsheets expect semicolons, a decimal comma, and the byte order mark to detect UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Formula injection: signs that start a formula, also full width, and whitespace that is skipped before them. */
const FORMULA = /^[=+\-@|＝＋－＠\s]/u;
const asText = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (value instanceof Date) return sofiaMoment(value);
  if (typeof value === 'boolean') return value ? 'да' : 'не';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = asText(value);
  return /[";\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly CsvCell[]): string => cells.map(cell).join(SEPARATOR) + LINE_END;
