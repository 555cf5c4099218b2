import { secretBox } from './secret-box.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
const box = secretBox('a secret for tests only, 32 long');

describe('secretBox', () => {
  it('opens a sealed text and seals the same text differently each time', () => {
    const [one, other] = [box.seal('u1', SECRET), box.seal('u1', SECRET)];
    expect([box.open('u1', one), box.open('u1', other)]).toEqual([SECRET, SECRET]);
    expect(one).not.toBe(other);
    expect(one).not.toContain(SECRET);
  });

  it.each([
    ['for another person', (sealed: string) => () => box.open('u2', sealed)],
    ['with another secret', (sealed: string) => () => secretBox('another secret').open('u1', sealed)],
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
      secretBox('another secret').hash('u1', 'recovery', 'AAAAAAAAAA'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(box.hash('u1', 'recovery', 'AAAAAAAAAA')).toBe(hashes[0]);
  });
});
