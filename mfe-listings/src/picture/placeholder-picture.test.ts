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

/**
 * Output of the thumbhash library at pixels (0, 0), (3, 2) and the last one: a room, a house, an upright ramp, a
 * picture with growing transparency.
 */
const samples = [
  {
    hash: 'qhgSFYJZiYiPd3d0eId2iJVwOwrZ',
    size: [8, 6],
    colours: [204, 196, 195, 237, 238, 236, 80, 40, 3],
  },
  {
    hash: 'KBkOJYiHaHePd4hzdmiIeHeAgWUI',
    size: [8, 6],
    colours: [133, 171, 188, 236, 178, 149, 100, 128, 66],
  },
  { hash: '3fcJNRhwd4B4eIh4iId4d3CACPd3', size: [6, 8], colours: [3, 27, 133, 158, 52, 125, 198, 226, 94] },
  {
    hash: 'nMeFJRApUXdQeHh4d1FQF/V6f4iIiIeIeA==',
    size: [8, 8],
    colours: [20, 42, 145, 114, 81, 127, 123, 166, 110],
  },
];

describe('placeholderPicture', () => {
  it.each(samples)('decodes the hash $hash', ({ hash, size, colours }) => {
    const { columns, rows, pixel, length, bytes } = read(placeholderPicture(hash) ?? '');
    expect([columns, rows]).toEqual(size);
    expect(length).toBe(bytes.length);
    const shown = [pixel(0, 0), pixel(3, 2), pixel(columns - 1, rows - 1)].flat();
    // The library truncates.
    shown.forEach((value, index) => expect(Math.abs(value - (colours[index] ?? 0))).toBeLessThanOrEqual(1));
  });

  it.each([
    ['HTcSKqKAeYZ0iIiHg4AIyIc=', [8, 3]],
    ['mKYCmhp4f2h4enu4iICICHg=', [3, 8]],
  ])('keeps the sides of a panorama: %s', (hash, size) => {
    const { columns, rows } = read(placeholderPicture(hash) ?? '');
    expect([columns, rows]).toEqual(size);
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
