import { sofiaMoment } from './sofia-moment.ts';

export type CsvCell = string | number | boolean | Date | null;

const SEPARATOR = ';';
/** Marks UTF-8 for spreadsheets; Bulgarian ones expect semicolons and a decimal comma. */
export const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Formula injection: first characters of a formula, also full-width, or whitespace that spreadsheets skip. */
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
