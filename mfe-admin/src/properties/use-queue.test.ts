import { neighboursOf } from './use-queue.ts';

describe('neighboursOf', () => {
  it.each([
    ['the first', 'a', { next: 'b', previous: undefined }],
    ['one in the middle', 'b', { next: 'c', previous: 'a' }],
    ['the last', 'c', { next: undefined, previous: 'b' }],
    ['none', undefined, { next: 'a', previous: undefined }],
    ['one from another page', 'x', { next: 'a', previous: undefined }],
  ])('returns previous and next for %s', (_which, open, expected) => {
    expect(neighboursOf(['a', 'b', 'c'], open)).toEqual(expected);
  });

  it('returns no neighbours in an empty list', () => {
    expect(neighboursOf([], undefined)).toEqual({ next: undefined, previous: undefined });
  });
});
