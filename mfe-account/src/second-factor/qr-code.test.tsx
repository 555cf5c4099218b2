import { encode } from 'uqr';

import { qrPath } from './qr-code.tsx';

describe('qrPath', () => {
  it('draws each dark module once, inside a quiet zone', () => {
    const text = 'otpauth://totp/Pokriv:admin@demo.bg?secret=GEZDGNBVGY3TQOJQ&issuer=Pokriv';
    const { path, size } = qrPath(text);
    const { data } = encode(text, { ecc: 'M', border: 2 });
    const drawn = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/gu)].map(([, x, y]) => `${x} ${y}`));
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect([...drawn].sort()).toEqual(dark.sort());
    expect(drawn.has('0 0') || drawn.has('1 1')).toBe(false);
    expect(drawn.has('2 2')).toBe(true);
    expect(size).toBe(data.length);
  });
});
