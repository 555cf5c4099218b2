import { readQueryWords } from '../query-words.ts';
import type { Vocabulary } from '../words/respell.ts';
import { tokenOf } from '../../tokens.ts';
import { readVocabulary } from './read-vocabulary.ts';

const SIZE = 1000;
const frequencies = new Map(
  ['тераса', 'метро', 'лозенец', 'светъл', 'младост'].map((word, at) => [tokenOf(word), 10 * (at + 1)]),
);
const frequency = (token: string) => frequencies.get(token) ?? 0;
interface Longer {
  regexp: { word: string };
}
const matchesAny = (pattern: string) =>
  [...frequencies.keys()].some((token) => new RegExp(`^${pattern}$`, 'u').test(token));
const continues = (beginning: string) => matchesAny(`${beginning}.+`);

describe('words of a text by counts of a cluster', () => {
  it.each([
    'тераса метро',
    'терса',
    'светал лозенец',
    'мол 1500',
    'младост 1',
    'светал лозе',
    'тера',
    'jxyujxyu терса непознатадума',
  ])('reads „%s“ as with all frequencies at hand, in a few rounds', async (text) => {
    let rounds = 0;
    const ask = async (searches: readonly Readonly<Record<string, unknown>>[]) => {
      rounds += 1;
      return searches.map(({ query }) => {
        const { terms, bool } = query as { terms?: { word: string[] }; bool?: { should: Longer[] } };
        const pattern = bool?.should.at(-1)?.regexp.word;
        const value = terms ? frequency(terms.word[0] ?? '') : pattern ? Number(matchesAny(pattern)) : SIZE;
        return { hits: { total: { value }, hits: [] } };
      });
    };
    const read = (words: Vocabulary) => readQueryWords(text, words);
    expect(await readVocabulary(ask, read)).toEqual(
      readQueryWords(text, { size: SIZE, frequency, continues }),
    );
    expect(rounds).toBeLessThanOrEqual(6);
  });
});
