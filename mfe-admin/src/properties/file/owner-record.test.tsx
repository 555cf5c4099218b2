import type { ModerationFile } from '@pokriv/contracts/listing/moderation-file';
import { screen } from '@testing-library/react';

import { renderAt } from '../../page.testing.tsx';
import { OwnerRecord } from './owner-record.tsx';

const owner: ModerationFile['owner'] = {
  ...{ id: 'l1', name: 'Мария Петрова', email: 'maria@demo.bg', memberSince: null },
  ...{ isHidden: false, listings: {}, approved: 1, rejected: 1, removed: 1 },
};
const show = (over: Partial<typeof owner> = {}) =>
  renderAt('/', [{ path: '/', element: <OwnerRecord owner={{ ...owner, ...over }} /> }]);
const decisions = () => screen.getByTitle('Решения за последната година').textContent;

describe('OwnerRecord', () => {
  it('counts one decision in the singular, and others in the plural', () => {
    const { unmount } = show();
    expect(decisions()).toBe('1 одобрена1 върната1 премахната');
    unmount();
    show({ approved: 21, rejected: 0, removed: 2 });
    expect(decisions()).toBe('21 одобрени0 върнати2 премахнати');
  });
});
