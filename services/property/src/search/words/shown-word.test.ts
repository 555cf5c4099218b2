import { tokenOf } from '../../tokens.ts';
import { formMeant, nameMeant } from './shown-word.ts';

const meant = (typed: string, stemOf: string) => ({ typed, tokens: [tokenOf(stemOf)] });

describe('formMeant', () => {
  it.each([
    ['училищр', 'училище', ['До училището.', 'Училище и парк', 'близо до училище'], 'училище'],
    ['пейзажщщ', 'пейзаж', ['Пейзажи', 'пейзажи', 'пейзаж'], 'пейзажи'],
    ['uchilishtr', 'училище', ['Училище'], 'uchilishte'],
  ])('of %s is the most frequent form of %s', (typed, stemOf, texts, word) => {
    expect(formMeant(meant(typed, stemOf), texts)).toBe(word);
  });

  it('is a form one letter off before a more frequent one', () => {
    const texts = ['просторна', 'просторна', 'просторно'];
    expect(formMeant(meant('простонро', 'просторно'), texts)).toBe('просторно');
  });

  it('is no form of a few listings among many, which may be a typo', () => {
    const texts = Array.from({ length: 19 }, () => 'до училището');
    const of = (...more: string[]) => formMeant(meant('училищр', 'училище'), [...texts, ...more]);
    expect(of('до училищ')).toBe('училището');
    expect(of('до училище', 'две училища', 'училище')).toBe('училището');
    expect(of('до училище', 'две училища', 'училище', 'училище')).toBe('училище');
  });

  it('is undefined where no text has the word', () => {
    expect(formMeant(meant('училищр', 'училище'), ['Светъл дом'])).toBeUndefined();
  });
});

describe('nameMeant', () => {
  it.each([
    ['витошщ', 'витоша', 'витоша'],
    ['vitoshs', 'витоша', 'vitosha'],
    ['lozneets', 'лозенец', 'lozenets'],
    ['климатк', 'климатик', 'климатик'],
    ['слънчеваф', 'слънчев', undefined],
    ['училищр', 'училище', undefined],
  ])('of %s with the stem of %s is %s', (typed, stemOf, word) => {
    expect(nameMeant(meant(typed, stemOf))).toBe(word);
  });
});
