import { listingStatuses, type ListingStatus } from '@pokriv/contracts/listing/listing-states';

import { actionTexts } from './action-texts.ts';
import {
  firstStep,
  isEditable,
  isOpenToEdits,
  isPromotable,
  needsForm,
  ownerActions,
} from './owner-actions.ts';

const statuses = Object.keys(listingStatuses) as ListingStatus[];

describe('ownerActions', () => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const later = '2026-12-20T10:00:00.000Z';

  it.each([
    ['draft', ['submit', 'delete']],
    ['pending', ['withdraw', 'delete']],
    ['active', ['rent', 'pause', 'delete']],
    ['rejected', ['submit', 'delete']],
    ['paused', ['resume', 'rent', 'delete']],
    ['expired', ['renew', 'delete']],
    ['rented', ['renew', 'delete']],
    ['removed', []],
    ['deleted', ['restore']],
  ] as const)('of a listing that is %s', (status, actions) => {
    expect(ownerActions({ status, expiresAt: later }, now)).toEqual(actions);
  });

  it.each([
    ['2026-11-28T10:00:00.000Z', true],
    ['2026-11-21T09:00:00.000Z', true],
    ['2026-11-28T10:00:00.001Z', false],
  ])('of a public listing until %s have a renewal: %s', (expiresAt, isOffered) => {
    const listing = { status: 'active', expiresAt } as const;
    expect(ownerActions(listing, now).includes('renew')).toBe(isOffered);
    expect(firstStep(listing, now)).toBe(isOffered ? 'renew' : undefined);
  });

  it('of a paused listing near its end have no renewal', () => {
    expect(ownerActions({ status: 'paused', expiresAt: '2026-11-22T10:00:00.000Z' }, now)).not.toContain(
      'renew',
    );
  });

  it('starts with an action that the state allows', () => {
    for (const status of statuses) {
      const listing = { status, expiresAt: later };
      const step = firstStep(listing, now);
      if (step) expect(ownerActions(listing, now)).toContain(step);
    }
  });

  it.each([
    ['editable', isEditable, ['draft', 'pending', 'active', 'rejected', 'paused', 'expired', 'rented']],
    ['open to edits', isOpenToEdits, ['draft', 'active', 'rejected', 'paused', 'expired', 'rented']],
    ['to be completed or corrected in the form', needsForm, ['draft', 'rejected']],
    ['promotable', isPromotable, ['pending', 'active']],
  ] as const)('knows which states are %s', (_name, isTrue, expected) => {
    expect(statuses.filter(isTrue)).toEqual(expected);
  });

  it('has a confirmation for every action that loses something', () => {
    const asked = Object.entries(actionTexts).filter(([, { confirm }]) => confirm);
    expect(asked.map(([action]) => action).sort()).toEqual(['delete', 'pause', 'rent', 'withdraw']);
  });
});
