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
    expect(ownerActions(status)).toEqual(actions);
  });

  it('starts with an action that the state allows', () => {
    for (const status of statuses) {
      const step = firstStep(status);
      if (step) expect(ownerActions(status)).toContain(step);
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
