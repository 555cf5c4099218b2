import { notFound } from '@pokriv/contracts/errors';

import { forEachDue, type Due } from './for-each-due.ts';

const momentOf = (at: number) => new Date(Date.UTC(2026, 10, 21, 0, 0, at));

/** A job with so many documents, all of which stay due until the next run. */
function aJob(count: number, outcomeOf: (id: string) => boolean | Error = () => true) {
  const all = Array.from({ length: count }, (_, at): Due => ({ id: `document-${at}`, at: momentOf(at) }));
  const taken: string[] = [];
  const done = forEachDue({
    name: 'a-job',
    due: ({ after, limit }) =>
      Promise.resolve(all.filter(({ at }) => after === undefined || at > after.at).slice(0, limit)),
    take: ({ id }) => {
      taken.push(id);
      const outcome = outcomeOf(id);
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
    },
  });
  return { done, taken };
}

describe('forEachDue', () => {
  it.each([0, 99, 100, 101, 250])('takes each of %i due documents once', async (count) => {
    const { done, taken } = aJob(count);
    expect(await done).toBe(count);
    expect(taken).toEqual(Array.from({ length: count }, (_, at) => `document-${at}`));
  });

  it.each([
    ['a failure', new Error('no connection')],
    ['a refusal', notFound('Обявата не е намерена.')],
  ])('goes on after %s and counts only the changed documents', async (_what, error) => {
    const { done, taken } = aJob(120, (id) => (id === 'document-3' ? error : id !== 'document-5'));
    expect(await done).toBe(118);
    expect(taken).toHaveLength(120);
  });
});
