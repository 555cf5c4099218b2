import { sumOf, toMoney } from '@pokriv/contracts/money';
import type {
  ListingNumbers,
  ModerationNumbers,
  UserNumbers,
} from '@pokriv/contracts/moderation/admin-stats';

const leva = (amount: number) => toMoney(sumOf(amount, 'BGN'));
const day = { date: '2026-11-21', count: 2 };

/** Replies of the services. */
export const listingNumbers: ListingNumbers = {
  newByDay: [day],
  newByHour: [{ at: '2026-11-21T08:00:00.000Z', count: 2 }],
  byStatus: [{ key: 'active', label: 'Активна', count: 5 }],
  byCity: [{ key: 'sofia', label: 'София', count: 5, medianPrice: leva(900), medianPerM2: leva(12.5) }],
  byType: [{ key: 'studio', label: 'Студио', count: 5, medianPrice: leva(900) }],
  byPrice: {
    BGN: [{ key: '800', label: '800 лв. – под 1 000 лв.', count: 5 }],
    EUR: [{ key: '400', label: '400 € – под 500 €', count: 5 }],
  },
  decision: { count: 1, medianHours: 2, p90Hours: 2 },
  demand: [{ city: 'sofia', active: 5, views: 50, favorites: 4, phoneReveals: 2 }],
};

export const userNumbers: UserNumbers = {
  newByDay: [day],
  newByHour: [],
  byRole: [{ key: 'landlord', label: 'Наемодател', count: 7 }],
  byPlan: [],
  byState: [],
  revenue: {
    total: 2997,
    refunded: 399,
    before: 999,
    byDay: [{ date: day.date, amount: 2997 }],
    byKind: [{ key: 'subscription', label: 'Абонамент', count: 3, amount: 2997 }],
    monthly: 1998,
  },
  funnel: { registered: 10, verified: 8, landlords: 2, landlordIds: ['a', 'b'] },
};

export const moderationNumbers: ModerationNumbers = {
  reportsByDay: [day],
  reportsByHour: [],
  reportsByType: [],
  reportsByStatus: [],
  byModerator: [],
};
