import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { approvalOf, assertContentApproved, isContentApproved } from './approval.ts';
import { newListing } from './new-listing.ts';
import { ownerCopy } from './owner-copy.ts';
import {
  applyFields,
  changeImages,
  pictureIdsOf,
  reviseFields,
  same,
  toWorkingCopy,
  withPendingMerged,
  withRevision,
} from './revision.ts';
import type { FieldChanges, StoredListing } from './stored-listing.ts';
import { anImage, completeFields, threeImages } from './testing/a-listing.ts';

const now = new Date('2026-11-02T10:00:00Z');
const later = new Date('2026-11-03T10:00:00Z');
const leva = (amount: number) => sumOf(amount, 'BGN');

function listingIn(status: StoredListing['status'], part: Partial<StoredListing> = {}): StoredListing {
  const owner = ownerCopy(anActor());
  const made = newListing({
    ...{ number: 100_000_001, owner, isPremium: false, fields: completeFields, images: threeImages, now },
  });
  return { ...made, status, approval: approvalOf(made, now), ...part };
}
const active = listingIn('active');
const publicFields = { title: 'Друго заглавие на обявата', pets: 'no' } as const;

describe('same', () => {
  it.each([
    [{ street: 'Шипка', number: undefined }, { street: 'Шипка' }, true],
    [{ showExactAddress: false }, {}, true],
    [{ showExactAddress: true }, {}, false],
    [{ a: 1, b: { c: 2, d: null } }, { b: { c: 2 }, a: 1 }, true],
    [null, undefined, true],
    ['', undefined, false],
    [0, null, false],
    [['wifi', 'oven'], ['oven', 'wifi'], false],
    [['wifi'], ['wifi'], true],
  ])('%j and %j: %p', (one, other, isIt) => {
    expect(same(one, other)).toBe(isIt);
    expect(same(other, one)).toBe(isIt);
  });
});

describe('an edit of a public listing', () => {
  it('applies at once what needs no approval, and keeps the rest waiting', () => {
    const revised = reviseFields(active, publicFields, later);
    expect(revised.fields).toEqual({ ...completeFields, pets: 'no' });
    expect(revised.revision).toEqual({
      fields: { title: publicFields.title },
      status: 'pending',
      at: later,
    });
    expect(withRevision(revised).fields).toEqual({ ...completeFields, ...publicFields });
  });

  it('leaves nothing waiting that was set back to the approved value', () => {
    const revised = reviseFields(active, { ...publicFields, contactName: 'Друго Име' }, later);
    const back = reviseFields(revised, { title: completeFields.title }, later);
    expect(back.revision?.fields).toEqual({ contactName: 'Друго Име' });
    expect(reviseFields(back, { contactName: completeFields.contactName }, later).revision).toBeNull();
  });

  it('keeps the age of a revision that it does not touch', () => {
    const revised = reviseFields(active, publicFields, now);
    expect(reviseFields(revised, { pets: 'yes' }, later).revision).toBe(revised.revision);
    expect(reviseFields(revised, { title: 'Трето заглавие тук' }, later).revision?.at).toBe(later);
  });

  it('hides the exact address at once, though the place waits', () => {
    const location = { ...completeFields.location, showExactAddress: true };
    const shown = listingIn('active', { fields: { ...completeFields, location } as StoredListing['fields'] });
    const moved = { ...location, street: 'ул. Друга', showExactAddress: false } as FieldChanges['location'];
    const revised = reviseFields(shown, { location: moved }, later);
    expect(revised.fields.location).toEqual({ ...location, showExactAddress: false });
    expect(revised.revision?.fields.location).toEqual(moved);
    const asBefore = reviseFields(
      shown,
      { location: { ...location, street: 'ул. Друга' } as FieldChanges['location'] },
      later,
    );
    expect(asBefore.fields.location?.showExactAddress).toBe(true);
  });

  it('keeps new pictures waiting, and no longer once they are the public ones again', () => {
    const changed = changeImages(active, [anImage(9)], later);
    expect(changed.images).toEqual(threeImages);
    expect(changed.revision).toEqual({ fields: {}, images: [anImage(9)], status: 'pending', at: later });
    expect(pictureIdsOf(changed)).toHaveLength(4);
    expect(withRevision(changed).images).toEqual([anImage(9)]);
    expect(changeImages(changed, [...threeImages], later).revision).toBeNull();
  });

  it.each(['draft', 'rejected', 'pending', 'removed'] as const)(
    'of a %s one changes pictures at once',
    (status) => {
      const changed = changeImages(listingIn(status), [anImage(9)], later);
      expect([changed.images, changed.revision]).toEqual([[anImage(9)], null]);
    },
  );
});

describe('applyFields', () => {
  const priced = listingIn('active', {
    priceHistory: [{ price: leva(900), at: now }],
    publicGeo: { lat: 1, lon: 2 },
  });

  it('remembers a new rent of a listing that has been public', () => {
    expect(applyFields(priced, { price: leva(950) }, later).priceHistory).toEqual([
      { price: leva(900), at: now },
      { price: leva(950), at: later },
    ]);
    expect(applyFields(priced, { price: leva(900) }, later).priceHistory).toHaveLength(1);
    expect(applyFields(priced, { price: null }, later).priceHistory).toHaveLength(1);
    expect(applyFields(listingIn('draft'), { price: leva(950) }, later).priceHistory).toEqual([]);
  });

  it('takes a new public point only for a home that has moved', () => {
    const geo = { lat: 42.7, lon: 23.3 };
    const location = { ...completeFields.location, geo } as FieldChanges['location'];
    expect(applyFields(priced, { location }, later).publicGeo).toBeNull();
    expect(applyFields(priced, { pets: 'no' }, later).publicGeo).toEqual({ lat: 1, lon: 2 });
  });

  it('removes a cleared field', () => {
    expect(applyFields(priced, { smoking: null }, later).fields).not.toHaveProperty('smoking');
  });
});

describe('a revision', () => {
  const waiting = changeImages(reviseFields(active, publicFields, later), [anImage(9)], later);
  const refused = { ...waiting, revision: { ...waiting.revision!, status: 'rejected' as const } };

  it('is merged while it waits, not once it was returned', () => {
    const merged = withPendingMerged(waiting, later);
    expect([merged.fields.title, merged.images, merged.revision]).toEqual([
      publicFields.title,
      [anImage(9)],
      null,
    ]);
    expect(withPendingMerged(refused, later)).toBe(refused);
    expect(withPendingMerged(active, later)).toBe(active);
  });

  it('becomes the working copy, also a returned one, without an approval', () => {
    const copy = toWorkingCopy(refused, later);
    expect([copy.fields.title, copy.images, copy.revision, copy.approval]).toEqual([
      publicFields.title,
      [anImage(9)],
      null,
      null,
    ]);
    expect(toWorkingCopy(active, later)).toEqual({ ...active, approval: null });
  });
});

describe('the approval of public content', () => {
  const withFields = (fields: Partial<StoredListing['fields']>): StoredListing => ({
    ...active,
    fields: { ...active.fields, ...fields },
  });
  const location = completeFields.location as NonNullable<StoredListing['fields']['location']>;

  it.each<[string, StoredListing, boolean]>([
    ['unchanged', active, true],
    ['without an approval', { ...active, approval: null }, false],
    ['another title', withFields({ title: 'Друго заглавие' }), false],
    ['other house rules', withFields({ pets: 'no' }), true],
    ['another picture', { ...active, images: [anImage(9)] }, false],
    ['another street', withFields({ location: { ...location, street: 'ул. Друга' } }), false],
    [
      'the same place in another order',
      withFields({ location: Object.fromEntries(Object.entries(location).reverse()) as typeof location }),
      true,
    ],
    ['the address shown', withFields({ location: { ...location, showExactAddress: true } }), false],
    ['a rent within a third', withFields({ price: leva(1100) }), true],
    ['twice the rent', withFields({ price: leva(1800) }), false],
  ])('holds for content with %s: %p', (_what, listing, isIt) => {
    expect(isContentApproved(listing)).toBe(isIt);
    if (isIt) expect(() => assertContentApproved(listing)).not.toThrow();
    else expect(() => assertContentApproved(listing)).toThrow('public content is not approved');
    expect(() => assertContentApproved({ ...listing, status: 'paused' })).not.toThrow();
  });

  it('of a shown address lets it be hidden', () => {
    const shown = withFields({ location: { ...location, showExactAddress: true } });
    const approved = { ...shown, approval: approvalOf(shown, now) };
    expect(isContentApproved(approved)).toBe(true);
    expect(isContentApproved({ ...approved, fields: { ...approved.fields, location } })).toBe(true);
  });
});
