import { newSecret, otpauthUri, stepOf } from './totp.ts';

/** RFC 6238, appendix B: the secret `12345678901234567890`, SHA-1; the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (second: number) => new Date(second * 1000);

describe('stepOf', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('at second %d maps the RFC 6238 code %s to step %d', (second, code, step) => {
    expect(stepOf(code, SECRET, at(second))).toBe(step);
  });

  it.each([
    ['a step late', 30, 37_037_036],
    ['a step early', -30, 37_037_036],
    ['two steps late', 60, undefined],
    ['two steps early', -60, undefined],
  ])('gives the step of a code that is %s', (_what, offset, step) => {
    expect(stepOf('081804', SECRET, at(1_111_111_109 + offset))).toBe(step);
  });

  it('returns undefined for a wrong code and for another secret', () => {
    expect(stepOf('287083', SECRET, at(59))).toBeUndefined();
    expect(stepOf('287082', newSecret(), at(59))).toBeUndefined();
  });
});

describe('otpauthUri', () => {
  it('contains issuer, account and code settings', () => {
    const uri = new URL(otpauthUri(SECRET, 'admin@demo.bg'));
    expect(decodeURIComponent(uri.pathname)).toContain('Покрив:admin@demo.bg');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: SECRET, issuer: 'Покрив' });
  });

  it('contains a new 160-bit secret each time', () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/u);
    expect(other).not.toBe(one);
  });
});
