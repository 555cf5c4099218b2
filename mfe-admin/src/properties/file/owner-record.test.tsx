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

  it.each([true, false])('says that the person is restricted only when it is so: %s', (isHidden) => {
    show({ isHidden });
    expect(screen.queryAllByText('Профилът е ограничен или се изтрива')).toHaveLength(isHidden ? 1 : 0);
  });

  it('names the listings by state, and since when the owner is registered', () => {
    show({ memberSince: '2026-01-05T10:00:00.000Z', listings: { active: 3, paused: 1 } });
    expect(screen.getByText(/maria@demo\.bg · Регистриран/u)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Активна: 3 · Спряна: 1' })).toBeInTheDocument();
  });
});
