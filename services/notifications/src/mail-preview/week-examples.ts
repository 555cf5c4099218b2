import { cents, moneyOf, sumOf, toMoney } from '@pokriv/contracts/money';

import { listing, person, title, type Examples } from './example-parts.ts';

const about = { id: listing.listingId, title, cover: null };
const none = { views: 0, phoneReveals: 0 };
const calm = {
  landlord: person,
  from: '2026-11-16',
  to: '2026-11-22',
  total: { views: 1, phoneReveals: 1 },
  before: none,
  listings: [{ listingId: listing.listingId, title, views: 1, phoneReveals: 1, before: none, tasks: [] }],
  more: 0,
  otherTasks: [],
};

export const ofWeeks = {
  'week-summed': {
    'week-summed': {
      ...calm,
      total: { views: 141, phoneReveals: 4 },
      before: { views: 98, phoneReveals: 6 },
      listings: [
        {
          ...{ listingId: listing.listingId, title, views: 120, phoneReveals: 4 },
          before: { views: 98, phoneReveals: 6 },
          tasks: [
            { kind: 'expiring', listing: about, expiresAt: '2026-11-28T21:30:00.000Z', isOver: false },
            {
              ...{ kind: 'overpriced', listing: about, percent: 12, count: 14, city: 'sofia' },
              price: toMoney(sumOf(1200, 'BGN')),
              median: moneyOf(cents(54_785)),
              neighborhood: 'Младост 1',
            },
          ],
        },
        {
          ...{ listingId: '6900000ce3fb2420fe98cf80', title: 'Стая <b>', views: 21, phoneReveals: 0 },
          before: none,
          tasks: [
            { kind: 'quiet', listing: about, views: 30, hint: 'tenPictures' },
            { kind: 'quiet', listing: about, views: 3, hint: 'tellingTitle' },
            { kind: 'quiet', listing: about, views: 0, hint: null },
            { kind: 'returned', listing: about, code: 'watermark', reason: null, isRevision: true },
          ],
        },
      ],
      ...{ more: 2, moreToDo: 1 },
      otherTasks: [
        { kind: 'returned', listing: about, code: 'other', reason: 'Липсва етаж.', isRevision: false },
        { kind: 'expiring', listing: about, expiresAt: '2026-11-20T10:00:00.000Z', isOver: true },
        { kind: 'hidden', listing: about, reason: 'Няколко потребители сигнализираха за обявата.' },
        { kind: 'vacating', listing: about, leaseEnd: '2026-12-31' },
        {
          kind: 'draft',
          listing: { ...about, title: '' },
          updatedAt: '2026-11-20T10:00:00.000Z',
        },
      ],
    },
    'week-summed-calm': calm,
  },
} satisfies Partial<Examples>;
