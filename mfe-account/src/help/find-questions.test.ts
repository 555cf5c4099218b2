import { findQuestions } from './find-questions.ts';
import { account } from './questions-account.ts';
import { general } from './questions-general.ts';
import { payments } from './questions-payments.ts';
import { properties } from './questions-properties.ts';

const groups = [general, properties, account, payments];
const idsOf = (query: string) =>
  findQuestions(groups, query).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('questions of the help centre', () => {
  it.each([
    ['СНИМКА', 'pictures'],
    ['паролата', 'forgot-password'],
    ['адрес точка', 'hide-address'],
    ['измама', 'scams'],
    ['heic', 'pictures'],
  ])('are found by %s', (query, id) => {
    expect(idsOf(query)).toContain(id);
  });

  it('are all there without a query, and none for what nobody says', () => {
    expect(findQuestions(groups, ' ,')).toEqual(groups);
    expect(idsOf('хипопотам')).toEqual([]);
  });

  it('hold every word that is sought', () => {
    expect(idsOf('снимки хипопотам')).toEqual([]);
  });

  it('have anchors of their own', () => {
    const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
