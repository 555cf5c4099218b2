import { keep, keptPart, newFormId, overlaid, readKept, unfinishedDrafts } from './kept-draft.ts';

const kept = (title: string, at = 1) => ({ fields: { title }, base: { title: null }, at });

beforeEach(() => localStorage.clear());

describe('kept draft', () => {
  it('is stored by user and form', () => {
    keep('u1', newFormId('a'), kept('Моята'));
    expect(readKept('u1', newFormId('a'))?.fields).toEqual({ title: 'Моята' });
    expect(readKept('u1', newFormId('b'))).toBeUndefined();
    expect(readKept('u1', 'l1')).toBeUndefined();
    expect(readKept('u2', newFormId('a'))).toBeUndefined();
  });

  it('is removed when nothing is unsaved', () => {
    keep('u1', 'l1', kept('Моята'));
    keep('u1', 'l1', undefined);
    expect(localStorage.length).toBe(0);
  });

  it('is undefined when it cannot be parsed', () => {
    localStorage.setItem('listing-draft:u1:l1', '{"title":"от стара версия"}');
    localStorage.setItem('listing-draft:u1:l2', 'not json');
    expect(readKept('u1', 'l1')).toBeUndefined();
    expect(readKept('u1', 'l2')).toBeUndefined();
  });

  it('holds only unsaved fields, with their base values', () => {
    expect(keptPart({ price: 900, title: 'Къща' }, { price: 800, title: 'Къща' }, ['price'])).toEqual({
      fields: { price: 900 },
      base: { price: 800 },
    });
    expect(keptPart({ price: 900 }, { price: 900 }, [])).toBeUndefined();
  });

  it('tells a cleared field from an untouched one', () => {
    const part = keptPart({}, { price: 800, title: 'Къща' }, ['price']);
    expect(overlaid({ price: 800, title: 'Къща' }, part?.fields ?? {})).toEqual({ title: 'Къща' });
  });

  it('lists new listings that were never sent, newest first', () => {
    keep('u1', newFormId('a'), kept('Първата', 1));
    keep('u1', newFormId('b'), kept('Втората', 2));
    keep('u1', 'l1', kept('Има я', 3));
    keep('u2', newFormId('c'), kept('Чужда', 4));
    expect(unfinishedDrafts('u1')).toEqual([
      { draftKey: 'b', at: 2, title: 'Втората' },
      { draftKey: 'a', at: 1, title: 'Първата' },
    ]);
  });
});
