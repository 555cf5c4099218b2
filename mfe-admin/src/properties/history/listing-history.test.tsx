import type { HistoryEntry } from '@pokriv/contracts/listing/property-endpoints';
import { screen, within } from '@testing-library/react';

import { answer, fakeBackend, signedInAsAdmin } from '../../backend.testing.ts';
import { aListing } from '../../listing.testing.ts';
import { renderAt } from '../../page.testing.tsx';
import { ListingHistory } from './listing-history.tsx';

let count = 0;
const entry = (action: string, over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: String((count += 1)),
  at: '2026-01-05T10:00:00.000Z',
  action,
  from: 'draft',
  to: 'draft',
  actorId: 'l1',
  reason: null,
  changed: [],
  ...over,
});

describe('ListingHistory', () => {
  beforeEach(signedInAsAdmin);

  it('names transitions, decisions and granted promotions, and folds the edits of a draft', async () => {
    const edits = Array.from({ length: 14 }, () => entry('update', { changed: ['title'] }));
    const approval = entry('approve', { from: 'pending', to: 'active', actorId: 'admin' });
    const gift = { from: 'active', to: 'active', actorId: 'admin', reason: 'За забавянето.' } as const;
    fakeBackend({
      'GET /properties/p1/history': answer.one([
        entry('promotion_grant', gift),
        approval,
        ...edits,
        entry('create', { from: null }),
      ]),
    });
    const listing = aListing('p1');
    renderAt('/p1', [{ path: '/p1', element: <ListingHistory listing={listing} /> }]);
    const text = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ');
    await screen.findByText('Подарена промоция');
    const items = [...(screen.getAllByRole('list')[0]?.children ?? [])].map(text);
    expect(items).toHaveLength(4);
    expect(items[0]).toBe('Подарена промоцияЗа забавянето.05.01.2026, 12:00 · администратор');
    expect(items[1]).toBe('Одобрена · Чака одобрение → Активна05.01.2026, 12:00 · администратор');
    expect(items[2]).toMatch(/^14 промени в черновата/u);
    const folded = screen.getByText(/^14.промени в черновата$/u).closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(within(folded as HTMLElement).getAllByText('Полета: Заглавие')).toHaveLength(14);
  });

  it.each([
    ['draft', 'в черновата'],
    ['rejected', 'след връщането'],
    ['active', 'в обявата'],
  ] as const)('says of edits of a listing that is %s where they were made', async (state, where) => {
    const edits = [1, 2].map(() => entry('update', { from: state, to: state, changed: ['title'] }));
    fakeBackend({ 'GET /properties/p1/history': answer.one(edits) });
    renderAt('/p1', [{ path: '/p1', element: <ListingHistory listing={aListing('p1')} /> }]);
    const summary = (await screen.findByText(/промени/u)).closest('summary');
    expect(summary).toHaveTextContent(`2 промени ${where}05.01.2026`);
  });

  describe('instead of a history', () => {
    const open = () =>
      renderAt('/p1', [{ path: '/p1', element: <ListingHistory listing={aListing('p1')} /> }]);
    const skeletons = () => document.querySelectorAll('section span[aria-hidden="true"]:empty').length;

    it('shows a skeleton until the reply', async () => {
      fakeBackend({ 'GET /properties/p1/history': answer.one([]) });
      open();
      expect(skeletons()).toBe(1);
      await screen.findByText('Няма записи.');
      expect(skeletons()).toBe(0);
    });

    it('shows why it could not be read', async () => {
      fakeBackend({ 'GET /properties/p1/history': answer.refused(503, 'UNAVAILABLE', 'Недостъпна.') });
      open();
      expect(await screen.findByText('Недостъпна.')).toBeInTheDocument();
      expect(skeletons()).toBe(0);
    });
  });
});
