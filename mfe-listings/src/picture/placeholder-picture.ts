/** Px of the longer side: the resolution of the hash; the browser smooths it. */
const LONGEST = 8;
const HEADER_BYTES = 54;

/** Cosine wave: frequencies across and down, and amplitude. */
interface Wave {
  across: number;
  down: number;
  size: number;
}

interface Decoded {
  columns: number;
  rows: number;
  /** RGB from 0 to 1 at an angle of 0 to π across and down. */
  colourAt: (across: number, down: number) => readonly [number, number, number];
}

const sum = (waves: readonly Wave[], x: number, y: number): number =>
  waves.reduce(
    (total, { across, down, size }) => total + size * Math.cos(across * x) * Math.cos(down * y),
    0,
  );

/** Reads the waves channel by channel, half a byte each. */
function waveReader(bytes: DataView, start: number) {
  let index = 0;
  const nextHalf = () => {
    const byte = bytes.getUint8(start + (index >> 1));
    const half = (byte >> ((index & 1) << 2)) & 15;
    index += 1;
    return half;
  };
  return (columns: number, rows: number, scale: number): Wave[] => {
    const waves: Wave[] = [];
    for (let down = 0; down < rows; down += 1)
      for (let across = down ? 0 : 1; across * rows < columns * (rows - down); across += 1)
        waves.push({ across, down, size: (nextHalf() / 7.5 - 1) * scale * 2 });
    return waves;
  };
}

/** @throws RangeError for truncated bytes */
function decode(bytes: DataView): Decoded {
  const averages = bytes.getUint16(0, true) | (bytes.getUint8(2) << 16);
  const scales = bytes.getUint16(3, true);
  const hasAlpha = averages >> 23 === 1;
  const most = hasAlpha ? 5 : 7;
  const isLandscape = scales >> 15 === 1;
  const columns = Math.max(3, isLandscape ? most : scales & 7);
  const rows = Math.max(3, isLandscape ? scales & 7 : most);
  const read = waveReader(bytes, hasAlpha ? 6 : 5);
  const light = read(columns, rows, ((averages >> 18) & 31) / 31);
  // 1.25 restores the saturation lost in encoding.
  const yellow = read(3, 3, (((scales >> 3) & 63) / 63) * 1.25);
  const red = read(3, 3, (((scales >> 9) & 63) / 63) * 1.25);
  return {
    columns: columns >= rows ? LONGEST : Math.round((LONGEST * columns) / rows),
    rows: columns >= rows ? Math.round((LONGEST * rows) / columns) : LONGEST,
    colourAt: (x, y) => {
      const l = (averages & 63) / 63 + sum(light, x, y);
      const p = ((averages >> 6) & 63) / 31.5 - 1 + sum(yellow, x, y);
      const q = ((averages >> 12) & 63) / 31.5 - 1 + sum(red, x, y);
      const b = l - (2 / 3) * p;
      const r = (3 * l - b + q) / 2;
      return [r, r - q, b];
    },
  };
}

const byteOf = (share: number): number => Math.round(255 * Math.min(1, Math.max(0, share)));

/** Uncompressed BMP: the smallest file that needs no encoder library. */
function bitmap({ columns, rows, colourAt }: Decoded): Uint8Array {
  const rowBytes = Math.ceil((columns * 3) / 4) * 4;
  const bytes = new Uint8Array(HEADER_BYTES + rowBytes * rows);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0x424d);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, HEADER_BYTES, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, columns, true);
  view.setInt32(22, rows, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [r, g, b] = colourAt((Math.PI * (column + 0.5)) / columns, (Math.PI * (row + 0.5)) / rows);
      // BMP: rows bottom-up, colours as BGR.
      const at = HEADER_BYTES + rowBytes * (rows - 1 - row) + 3 * column;
      bytes.set([byteOf(b), byteOf(g), byteOf(r)], at);
    }
  return bytes;
}

/**
 * Decodes a base64 thumbhash to a data URL of a tiny blurred picture, about 300 characters. Also rendered on the server
 * into an `img`: the Content Security Policy forbids `style` attributes.
 * @returns undefined for an invalid thumbhash
 */
export function placeholderPicture(hash: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash), (sign) => sign.charCodeAt(0));
    const picture = bitmap(decode(new DataView(bytes.buffer)));
    return `data:image/bmp;base64,${btoa(String.fromCharCode(...picture))}`;
  } catch {
    return undefined;
  }
}
