import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { sumOf, toMoney } from '@pokriv/contracts/money';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const leva = (amount: number) => toMoney(sumOf(amount, 'BGN'));
const days = (last: number) => [
  { date: '2026-11-20', count: 4 },
  { date: '2026-11-21', count: last },
];

export const someStats = (over: Partial<AdminStats> = {}): AdminStats => ({
  days: 30,
  generatedAt: ago(0),
  listings: {
    newByDay: days(3),
    newByHour: [
      { at: ago(50), count: 8 },
      { at: ago(1), count: 3 },
    ],
    byStatus: [
      { key: 'active', label: 'Активна', count: 1200 },
      { key: 'draft', label: 'Чернова', count: 0 },
    ],
    byCity: [
      { key: 'sofia', label: 'София', count: 900, medianPrice: leva(1250), medianPerM2: leva(18.5) },
      { key: 'varna', label: 'Варна', count: 300, medianPrice: leva(980), medianPerM2: null },
    ],
    byType: [{ key: 'studio', label: 'Студио', count: 1200, medianPrice: leva(800) }],
    byPrice: {
      BGN: [{ key: '800', label: '800 лв. – под 1 000 лв.', count: 1200 }],
      EUR: [{ key: '400', label: '400 € – под 500 €', count: 1200 }],
    },
    decision: { count: 40, medianHours: 3.5, p90Hours: 20 },
    demand: [{ city: 'sofia', active: 900, views: 45_000, favorites: 300, phoneReveals: 120 }],
  },
  users: {
    newByDay: days(5),
    newByHour: [{ at: ago(2), count: 5 }],
    byRole: [{ key: 'tenant', label: 'Наемател', count: 70 }],
    byPlan: [{ key: 'free', label: 'Безплатен', count: 69 }],
    byState: [{ key: 'active', label: 'Активен', count: 70 }],
    revenue: {
      total: 3497,
      refunded: 999,
      before: 1998,
      byDay: [
        { date: '2026-11-20', amount: 4496 },
        { date: '2026-11-21', amount: -999 },
      ],
      byKind: [
        { key: 'subscription', label: 'Абонамент', count: 2, amount: 3498 },
        { key: 'promotion', label: 'Промоция', count: 1, amount: 998 },
      ],
      monthly: 3498,
    },
  },
  moderation: {
    reportsByDay: days(1),
    reportsByHour: [{ at: ago(1), count: 1 }],
    reportsByType: [{ key: 'spam', label: 'Спам', count: 5 }],
    reportsByStatus: [{ key: 'pending', label: 'Нов', count: 5 }],
    byModerator: [
      {
        id: 'admin-1',
        name: 'Ана Иванова',
        work: { listings: 4, reports: 2, appeals: 0, threads: 0, contacts: 1, roleRequests: 0 },
      },
    ],
  },
  funnel: [
    { key: 'registered', count: 10 },
    { key: 'verified', count: 8 },
    { key: 'landlord', count: 4 },
    { key: 'drafted', count: 3 },
    { key: 'submitted', count: 2 },
    { key: 'active', count: 1 },
  ],
  health: [
    { name: 'property', isReady: true, missing: [] },
    { name: 'notifications', isReady: false, missing: ['redis'] },
  ],
  queues: [
    { name: 'email', waiting: 2, active: 1, failed: 3, delayed: 0 },
    { name: 'property', waiting: 0, active: 0, failed: 0, delayed: 0 },
  ],
  ...over,
});
