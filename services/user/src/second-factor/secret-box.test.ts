import { secretBox } from './secret-box.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
const OLD = 'a secret for tests only, 32 long';
const box = secretBox({ secret: OLD });

describe('secretBox', () => {
  it('opens a sealed text and seals the same text differently each time', () => {
    const [one, other] = [box.seal('u1', SECRET), box.seal('u1', SECRET)];
    expect([box.open('u1', one), box.open('u1', other)]).toEqual([SECRET, SECRET]);
    expect(one).not.toBe(other);
    expect(one).not.toContain(SECRET);
  });

  it.each([
    ['for another person', (sealed: string) => () => box.open('u2', sealed)],
    [
      'with another secret',
      (sealed: string) => () => secretBox({ secret: 'another secret' }).open('u1', sealed),
    ],
    [
      'after a change of its text',
      (sealed: string) => () =>
        box.open(
          'u1',
          sealed.replace(/.{2}$/u, (end) => (end === 'AA' ? 'BB' : 'AA')),
        ),
    ],
    [
      'with a shorter tag',
      (sealed: string) => () =>
        box.open(
          'u1',
          sealed.replace(/^(v1\.[^.]+\.)([^.]{6})[^.]*/u, (_all, head: string, tag: string) => head + tag),
        ),
    ],
    ['when it is no sealed text', () => () => box.open('u1', SECRET)],
  ])('does not open a sealed text %s', (_what, open) => {
    expect(open(box.seal('u1', SECRET))).toThrow();
  });

  it('hashes depend on person, purpose, text and secret', () => {
    const hashes = [
      box.hash('u1', 'recovery', 'AAAAAAAAAA'),
      box.hash('u2', 'recovery', 'AAAAAAAAAA'),
      box.hash('u1', 'browser', 'AAAAAAAAAA'),
      box.hash('u1', 'recovery', 'AAAAAAAAAB'),
      secretBox({ secret: 'another secret' }).hash('u1', 'recovery', 'AAAAAAAAAA'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(box.hash('u1', 'recovery', 'AAAAAAAAAA')).toBe(hashes[0]);
  });

  describe('while its secret is rotated', () => {
    const rotated = secretBox({ secret: 'the next secret for tests only', previous: OLD });

    it('opens what the former secret has sealed and seals it again', () => {
      const sealed = box.seal('u1', SECRET);
      expect(rotated.open('u1', sealed)).toBe(SECRET);
      const again = rotated.reseal('u1', sealed) ?? '';
      expect(secretBox({ secret: 'the next secret for tests only' }).open('u1', again)).toBe(SECRET);
      expect(rotated.reseal('u1', again)).toBeUndefined();
      expect(() => rotated.open('u2', sealed)).toThrow();
    });

    it('compares hashes of both secrets and knows their keys alone', () => {
      const hashes = rotated.hashes('u1', 'recovery', 'AAAAAAAAAA');
      expect(hashes).toContain(box.hash('u1', 'recovery', 'AAAAAAAAAA'));
      expect(hashes[0]).toBe(rotated.hash('u1', 'recovery', 'AAAAAAAAAA'));
      expect([box.keyId, rotated.keyId, secretBox({ secret: 'another' }).keyId].map(rotated.knows)).toEqual([
        true,
        true,
        false,
      ]);
    });
  });
});
