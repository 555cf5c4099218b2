import { leva } from '../../sums.testing.ts';
import {
  storeLocalDraft,
  unsavedPart,
  newFormId,
  overlaid,
  readLocalDraft,
  unfinishedDrafts,
} from './local-draft.ts';

const kept = (title: string, at = 1) => ({ fields: { title }, base: { title: null }, at });

beforeEach(() => localStorage.clear());

describe('local draft', () => {
  it('is stored by user and form', () => {
    storeLocalDraft('u1', newFormId('a'), kept('Моята'));
    expect(readLocalDraft('u1', newFormId('a'))?.fields).toEqual({ title: 'Моята' });
    expect(readLocalDraft('u1', newFormId('b'))).toBeUndefined();
    expect(readLocalDraft('u1', 'l1')).toBeUndefined();
    expect(readLocalDraft('u2', newFormId('a'))).toBeUndefined();
  });

  it('is removed when nothing is unsaved', () => {
    storeLocalDraft('u1', 'l1', kept('Моята'));
    storeLocalDraft('u1', 'l1', undefined);
    expect(localStorage.length).toBe(0);
  });

  it('is undefined when it cannot be parsed', () => {
    localStorage.setItem('listing-draft:u1:l1', '{"title":"от стара версия"}');
    localStorage.setItem('listing-draft:u1:l2', 'not json');
    expect(readLocalDraft('u1', 'l1')).toBeUndefined();
    expect(readLocalDraft('u1', 'l2')).toBeUndefined();
  });

  it('holds only unsaved fields, with their base values', () => {
    expect(
      unsavedPart({ price: leva(900), title: 'Къща' }, { price: leva(800), title: 'Къща' }, ['price']),
    ).toEqual({
      fields: { price: leva(900) },
      base: { price: leva(800) },
    });
    expect(unsavedPart({ price: leva(900) }, { price: leva(900) }, [])).toBeUndefined();
  });

  it('holds sums of record when it was stored in leva', () => {
    const earlier = {
      fields: { price: 900 },
      base: { price: 800, deposit: { type: 'months', value: 2 } },
      at: 1,
    };
    localStorage.setItem('listing-draft:u1:l1', JSON.stringify(earlier));
    expect(readLocalDraft('u1', 'l1')).toEqual({
      fields: { price: leva(900) },
      base: { price: leva(800), deposit: { type: 'months', months: 2 } },
      at: 1,
    });
  });

  it('tells a cleared field from an untouched one', () => {
    const part = unsavedPart({}, { price: leva(800), title: 'Къща' }, ['price']);
    expect(overlaid({ price: leva(800), title: 'Къща' }, part?.fields ?? {})).toEqual({ title: 'Къща' });
  });

  it('lists new listings that were never sent, newest first', () => {
    storeLocalDraft('u1', newFormId('a'), kept('Първата', 1));
    storeLocalDraft('u1', newFormId('b'), kept('Втората', 2));
    storeLocalDraft('u1', 'l1', kept('Има я', 3));
    storeLocalDraft('u2', newFormId('c'), kept('Чужда', 4));
    expect(unfinishedDrafts('u1')).toEqual([
      { draftKey: 'b', at: 2, title: 'Втората' },
      { draftKey: 'a', at: 1, title: 'Първата' },
    ]);
  });
});
