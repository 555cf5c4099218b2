import { readFileSync } from 'node:fs';

const FILE_HEADER = 100;
const RECORD_HEADER = 8;

/** The lines of one record, each a list of [lon, lat]. */
function linesAt(shp, at) {
  const parts = shp.readInt32LE(at + 36);
  const points = shp.readInt32LE(at + 40);
  const starts = Array.from({ length: parts }, (_, index) => shp.readInt32LE(at + 44 + 4 * index));
  const from = at + 44 + 4 * parts;
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? points;
    return Array.from({ length: end - start }, (_, offset) => {
      const point = from + 16 * (start + offset);
      return [shp.readDoubleLE(point), shp.readDoubleLE(point + 8)];
    });
  });
}

function columnsOf(dbf) {
  const columns = {};
  let at = 1;
  for (let head = 32; dbf[head] !== 0x0d; head += 32) {
    const name = dbf.toString('latin1', head, head + 11).replace(/\0.*/su, '');
    columns[name] = { at, length: dbf[head + 16] };
    at += dbf[head + 16];
  }
  return columns;
}

/**
 * Reads the lines of an ESRI shapefile with the named columns of its table.
 * @param path without extension
 * @returns {{ lines: [number, number][][], row: Record<string, string> }[]}
 */
export function readShapefile(path, names) {
  const shp = readFileSync(`${path}.shp`);
  const dbf = readFileSync(`${path}.dbf`);
  const columns = columnsOf(dbf);
  const [firstRow, rowLength] = [dbf.readUInt16LE(8), dbf.readUInt16LE(10)];
  const shapes = [];
  for (let at = FILE_HEADER; at < shp.length;) {
    const length = 2 * shp.readInt32BE(at + 4);
    const row = firstRow + rowLength * shapes.length;
    const text = ({ at: start, length: size }) =>
      dbf.toString('utf8', row + start, row + start + size).trim();
    const isEmpty = shp.readInt32LE(at + RECORD_HEADER) === 0;
    shapes.push({
      lines: isEmpty ? [] : linesAt(shp, at + RECORD_HEADER),
      row: Object.fromEntries(names.map((name) => [name, text(columns[name])])),
    });
    at += RECORD_HEADER + length;
  }
  return shapes;
}
