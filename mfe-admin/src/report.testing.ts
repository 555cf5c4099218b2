import type { Report, ReportGroup, ReportOverview } from '@pokriv/contracts/moderation/report';

import { answer, type RecordedCall } from './backend.testing.ts';
import { aListing } from './listing.testing.ts';

export const aReport = (id: string, over: Partial<Report> = {}): Report => ({
  id,
  propertyId: 'p1',
  propertyTitle: 'Студио с гледка',
  reportType: 'fake',
  reason: `Причина ${id}`,
  description: '',
  status: 'pending',
  handledBy: null,
  handledAt: null,
  resolution: null,
  adminNotes: '',
  reporter: { id: 't1', name: 'Иван Георгиев', email: 'ivan@demo.bg' },
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  ...over,
});

export const aGroup = (reports: Report[], over: Partial<ReportGroup> = {}): ReportGroup => ({
  propertyId: 'p1',
  propertyTitle: 'Студио с гледка',
  propertyStatus: 'active',
  cover: { id: 'c'.repeat(20), width: 1280, height: 960, alt: '', placeholder: '' },
  ownerId: 'l1',
  open: reports.length,
  weight: 1,
  hidesAt: 3,
  types: [{ type: 'fake', count: reports.length }],
  oldestAt: '2026-01-05T10:00:00.000Z',
  reports,
  ...over,
});

export const anOverview: ReportOverview = {
  total: 12,
  byStatus: { pending: 7, reviewed: 1, resolved: 3, dismissed: 1 },
  byType: { inappropriate: 0, spam: 2, fake: 10, other: 0 },
  olderThan24h: 5,
  avgHours: 9.4,
};

const owner = {
  id: 'l1',
  name: 'Мария Петрова',
  email: 'maria@demo.bg',
  memberSince: null,
  isHidden: false,
  listings: {},
  approved: 23,
  rejected: 0,
  removed: 1,
};

/** Answers about a reported listing and its owner. */
export const listingAnswers = (id: string, over: Parameters<typeof aListing>[1] = {}) => ({
  [`GET /properties/${id}`]: answer.one(aListing(id, over)),
  [`GET /admin/properties/${id}/file`]: answer.one({ risks: [], lease: null, owner }),
});

export const writtenIn = (calls: readonly RecordedCall[]): RecordedCall[] =>
  calls.filter(({ call }) => call.startsWith('PUT'));
