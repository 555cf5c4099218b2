import { findQuestions } from './find-questions.ts';
import { account } from './questions-account.ts';
import { general } from './questions-general.ts';
import { payments } from './questions-payments.ts';
import { properties } from './questions-properties.ts';

const groups = [general, properties, account, payments];
const idsOf = (query: string) =>
  findQuestions(groups, query).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('findQuestions', () => {
  it.each([
    ['СНИМКА', 'pictures'],
    ['паролата', 'forgot-password'],
    ['адрес точка', 'hide-address'],
    ['измама', 'scams'],
    ['heic', 'pictures'],
    ['нови обяви', 'new-listings'],
    ['спра известията', 'stop-alerts'],
  ])('finds by %s', (query, id) => {
    expect(idsOf(query)).toContain(id);
  });

  it('returns all questions without a query and none for an unknown word', () => {
    expect(findQuestions(groups, ' ,')).toEqual(groups);
    expect(idsOf('хипопотам')).toEqual([]);
  });

  it('requires every word of the query', () => {
    expect(idsOf('снимки хипопотам')).toEqual([]);
  });

  it('questions have unique anchors', () => {
    const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
