import { forEachDue } from './for-each-due.ts';

/** A job with so many due documents; `take` ends those that it returns true for. */
function aJob(count: number, outcomeOf: (id: string) => boolean | Error = () => true) {
  const due = new Set(Array.from({ length: count }, (_, at) => `document-${at}`));
  const taken: string[] = [];
  const done = forEachDue({
    name: 'a-job',
    due: (limit, seen) => Promise.resolve([...due].filter((id) => !seen.includes(id)).slice(0, limit)),
    take: (id) => {
      taken.push(id);
      const outcome = outcomeOf(id);
      if (outcome instanceof Error) return Promise.reject(outcome);
      due.delete(id);
      return Promise.resolve(outcome);
    },
  });
  return { done, taken };
}

describe('forEachDue', () => {
  it.each([0, 99, 100, 101, 250])('takes each of %i due documents once', async (count) => {
    const { done, taken } = aJob(count);
    expect(await done).toBe(count);
    expect(new Set(taken).size).toBe(count);
    expect(taken).toHaveLength(count);
  });

  it('leaves a document that failed to the next run, and counts only those that changed', async () => {
    const { done, taken } = aJob(120, (id) => {
      if (id === 'document-3') return new Error('no connection');
      return id !== 'document-5';
    });
    expect(await done).toBe(118);
    expect(taken).toHaveLength(120);
  });
});
