import { differingWords } from './differing-words.ts';

const marked = (pieces: readonly { text: string; isKept: boolean }[] | undefined) =>
  pieces?.map(({ text, isKept }) => (isKept ? text : `[${text}]`)).join('');

describe('differingWords', () => {
  it.each([
    [
      'changed',
      ['Има климатик и гараж.', 'Има [климатик ]и гараж.'],
      ['Има камина и гараж.', 'Има [камина ]и гараж.'],
    ],
    ['added', ['Тих район.', 'Тих район.'], ['Тих район. Пишете ни.', 'Тих район. [Пишете ни.]']],
    ['removed', ['Голям тих двор', 'Голям [тих ]двор'], ['Голям двор', 'Голям двор']],
    ['added at the start', ['два', 'два'], ['едно два', '[едно ]два']],
  ] as const)('marks words that are %s', (_what, [before, left], [after, right]) => {
    const pieces = differingWords(before, after);
    expect(marked(pieces?.before)).toBe(left);
    expect(marked(pieces?.after)).toBe(right);
  });

  it('keeps all whitespace of both texts', () => {
    const [before, after] = [' Първи ред\n\nвтори  ред', 'Първи ред\nтрети ред\n'];
    const pieces = differingWords(before, after);
    expect(pieces?.before.map(({ text }) => text).join('')).toBe(before);
    expect(pieces?.after.map(({ text }) => text).join('')).toBe(after);
  });

  it('keeps the longest common run of words, each text whole', () => {
    const some = ['тих ', 'двор\n', 'с '];
    const texts = some.flatMap((one) => [
      one,
      ...some.flatMap((two) => [one + two, ...some.map((three) => one + two + three)]),
    ]);
    const lengthOf = (one: readonly string[], other: readonly string[]): number => {
      const [[first, ...rest], [second, ...others]] = [one, other];
      if (first === undefined || second === undefined) return 0;
      if (first === second) return 1 + lengthOf(rest, others);
      return Math.max(lengthOf(rest, other), lengthOf(one, others));
    };
    const words = (given: string) => given.match(/\S+/gu) ?? [];
    for (const before of texts)
      for (const after of texts) {
        const pieces = differingWords(before, after) ?? { before: [], after: [] };
        const common = lengthOf(words(before), words(after));
        for (const [side, text] of [
          [pieces.before, before],
          [pieces.after, after],
        ] as const) {
          const kept = side.filter(({ isKept }) => isKept).map((piece) => piece.text);
          const isJoined = side.every(({ isKept }, index) => isKept !== side[index + 1]?.isKept);
          const whole = common === 0 ? '' : text;
          expect([words(kept.join(' ')).length, side.map((piece) => piece.text).join(''), isJoined]).toEqual([
            common,
            whole,
            true,
          ]);
        }
      }
  });

  it('returns undefined for texts without common words or too long to compare', () => {
    expect(differingWords('Студио', 'Къща с двор')).toBeUndefined();
    const long = 'дума '.repeat(1500);
    expect(differingWords(long, `${long}още`)).toBeUndefined();
  });
});
