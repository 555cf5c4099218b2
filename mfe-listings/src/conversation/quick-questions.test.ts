import { aListing } from '../a-listing.testing.ts';
import { inLeva } from '../sums.testing.ts';
import { quickQuestions, withoutQuestion, withQuestion } from './quick-questions.ts';

const now = new Date('2026-11-23T10:00:00Z');
const find = (id: string, part: Parameters<typeof aListing>[0] = {}) => {
  const found = quickQuestions(aListing(part), 'BGN', now).find((one) => one.id === id);
  return { ...found, answer: found?.answer?.replaceAll('\u00a0', ' ') };
};

describe('quickQuestions', () => {
  it.each([
    ['pets', { pets: 'yes' }, 'Разрешени.'],
    ['pets', { pets: 'no' }, 'Не се допускат.'],
    ['smoking', { smoking: 'outdoor' }, 'Само навън/на тераса.'],
    ['registration', { addressRegistration: 'yes' }, 'Да.'],
    ['deposit', {}, '1 200 лв. / 613,55 €.'],
    ['deposit', { deposit: { type: 'none' }, depositCost: undefined }, 'Без депозит.'],
    ['freeFrom', { availableFrom: '2026-01-01' }, 'Веднага.'],
    ['freeFrom', { availableFrom: '2027-02-01' }, 'От 1 февруари 2027 г.'],
    ['lease', { minLeaseMonths: 12 }, '12 месеца.'],
    [
      'bills',
      { utilitiesIncluded: ['water', 'internet'], estimatedUtilities: inLeva(100) },
      'В наема влизат: вода, интернет. Сметките са около 100 лв. / 51,13 € на месец.',
    ],
  ] as const)('answers „%s“ from %o', (id, part, answer) => {
    expect(find(id, part as never)).toMatchObject({ answer, isOpen: false });
  });

  it('ends a sum in leva with one full stop', () => {
    const answer = quickQuestions(aListing(), 'EUR', now).find(({ id }) => id === 'deposit')?.answer;
    expect(answer?.replaceAll('\u00a0', ' ')).toBe('613,55 € / 1 200 лв.');
  });

  it('leaves to the landlord what the listing does not say', () => {
    expect(find('smoking', { smoking: undefined })).toMatchObject({ answer: undefined, isOpen: true });
    expect(find('bills')).toMatchObject({ answer: undefined, isOpen: true });
    expect(find('stillFree')).toMatchObject({ isOpen: true });
  });

  it('answers a rule that is negotiable, and still asks the landlord', () => {
    expect(find('pets', { pets: 'negotiable' })).toMatchObject({
      answer: 'По договаряне. Добавихме въпроса в съобщението.',
      isOpen: true,
    });
  });

  it('puts the open questions first', () => {
    const open = quickQuestions(aListing(), 'BGN', now).map(({ isOpen }) => isOpen);
    expect(open).toEqual(open.toSorted((one, other) => Number(other) - Number(one)));
  });
});

describe('a question in the text', () => {
  it('is a line of its own, once', () => {
    expect(withQuestion('', 'Още ли е свободно?')).toBe('Още ли е свободно?');
    expect(withQuestion('Здравейте, ', 'Още ли е свободно?')).toBe('Здравейте,\nОще ли е свободно?');
    expect(withQuestion('Още ли е свободно?', 'Още ли е свободно?')).toBe('Още ли е свободно?');
  });

  it('is taken out without the rest', () => {
    expect(withoutQuestion('Здравейте,\nОще ли е свободно?\nИван', 'Още ли е свободно?')).toBe(
      'Здравейте,\nИван',
    );
    expect(withoutQuestion('Първи ред\n\nВтори ред', 'Друг въпрос?')).toBe('Първи ред\n\nВтори ред');
  });
});
