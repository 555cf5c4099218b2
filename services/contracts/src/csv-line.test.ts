import { csvLine } from './csv-line.ts';

describe('a line of a table', () => {
  it.each([
    [['София', 800, true, null], 'София;800;да;\r\n'],
    [['два; дни', 'с "кавички"', 'нов\nред'], '"два; дни";"с ""кавички""";"нов\nред"\r\n'],
    [['=1+1', '+359', '-5', '@SUM'], "'=1+1;'+359;'-5;'@SUM\r\n"],
    [[new Date('2026-11-21T10:00:00Z')], '2026-11-21T10:00:00.000Z\r\n'],
  ])('%j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});
