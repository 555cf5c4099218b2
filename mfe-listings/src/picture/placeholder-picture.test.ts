import { placeholderPicture } from './placeholder-picture.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

function read(address: string) {
  const bytes = bytesOf(address.replace('data:image/bmp;base64,', ''));
  const view = new DataView(bytes.buffer);
  const [columns, rows] = [view.getInt32(18, true), view.getInt32(22, true)];
  const rowBytes = Math.ceil((columns * 3) / 4) * 4;
  const pixel = (column: number, row: number) => {
    const at = view.getUint32(10, true) + rowBytes * (rows - 1 - row) + 3 * column;
    return [bytes[at + 2] ?? 0, bytes[at + 1] ?? 0, bytes[at] ?? 0];
  };
  return { columns, rows, length: view.getUint32(2, true), bytes, pixel };
}

/** Output of the thumbhash library at our pixels (0, 0), (3, 2) and the last one; a room, a house, an upright ramp. */
const samples = [
  { hash: 'qhgSFYJZiYiPd3d0eId2iJVwOwrZ', size: [8, 6], colours: [203, 195, 194, 238, 239, 237, 76, 36, 0] },
  {
    hash: 'KBkOJYiHaHePd4hzdmiIeHeAgWUI',
    size: [8, 6],
    colours: [132, 171, 189, 237, 179, 150, 97, 127, 66],
  },
  { hash: '3fcJNRhwd4B4eIh4iId4d3CACPd3', size: [6, 8], colours: [2, 30, 135, 158, 55, 124, 197, 226, 92] },
];

describe('placeholderPicture', () => {
  it.each(samples)('decodes the hash $hash', ({ hash, size, colours }) => {
    const { columns, rows, pixel, length, bytes } = read(placeholderPicture(hash) ?? '');
    expect([columns, rows]).toEqual(size);
    expect(length).toBe(bytes.length);
    const shown = [pixel(0, 0), pixel(3, 2), pixel(columns - 1, rows - 1)].flat();
    shown.forEach((value, index) => expect(Math.abs(value - (colours[index] ?? 0))).toBeLessThan(20));
  });

  it('is short enough for the HTML of a list', () => {
    expect(placeholderPicture(samples[0]?.hash ?? '')?.length).toBeLessThan(330);
  });

  it('is undefined for an invalid thumbhash', () => {
    expect(placeholderPicture('')).toBeUndefined();
    expect(placeholderPicture('не е base64')).toBeUndefined();
    expect(placeholderPicture('AAAA')).toBeUndefined();
  });
});
