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

  it('returns undefined for texts without common words or too long to compare', () => {
    expect(differingWords('Студио', 'Къща с двор')).toBeUndefined();
    const long = 'дума '.repeat(1500);
    expect(differingWords(long, `${long}още`)).toBeUndefined();
  });
});
