import type { AdminStats, ListingNumbers, ModerationNumbers } from '@pokriv/contracts/moderation/admin-stats';
import { amountIn, ownFirst, type Currency, type Money } from '@pokriv/contracts/money';
import { moderatorSubjects } from '@pokriv/contracts/moderation/moderator-work';
import { funnelSteps } from '@pokriv/contracts/moderation/admin-stats-options';
import { cityName } from '@pokriv/contracts/place/cities';
import { formatNumber } from '@pokriv/web-kit/format';

import { sumColumns, type Figure, type FigureColumn } from './figure.ts';
import { texts } from './messages.ts';

const { columns: named, figures: about } = texts;
type UserNumbers = NonNullable<AdminStats['users']>;
type Days = ListingNumbers['newByDay'];
interface Counted {
  label: string;
  count: number;
}

const text = (name: string): FigureColumn => ({ name, kind: 'text' });
const count = (name: string): FigureColumn => ({ name, kind: 'count' });
const decimal = (name: string): FigureColumn => ({ name, kind: 'decimal' });
const PERCENT = 100;
/** Characters of an id that tell apart people of one name. */
const ID_SHOWN = 4;

const byDay = (id: string, words: { title: string; text: string }, days: Days, what: string): Figure => ({
  id,
  ...words,
  columns: [{ name: named.day, kind: 'day' }, count(what)],
  rows: days.map((day) => [day.date, day.count]),
  drawn: 1,
});

const byGroup = (
  id: string,
  words: { title: string; text: string },
  groups: readonly Counted[],
  [name, what]: readonly [string, string],
): Figure => ({
  id,
  ...words,
  columns: [text(name), count(what)],
  rows: groups.map((group) => [group.label, group.count]),
  drawn: 1,
});

export const newListings = ({ newByDay }: Pick<ListingNumbers, 'newByDay'>): Figure =>
  byDay('obiavi-po-dni', about.listingsByDay, newByDay, named.listings);
export const newUsers = ({ newByDay }: Pick<UserNumbers, 'newByDay'>): Figure =>
  byDay('potrebiteli-po-dni', about.usersByDay, newByDay, named.users);
export const newReports = ({ reportsByDay }: Pick<ModerationNumbers, 'reportsByDay'>): Figure =>
  byDay('dokladi-po-dni', about.reportsByDay, reportsByDay, named.reports);

function demandFigure(demand: NonNullable<ListingNumbers['demand']>): Figure {
  return {
    id: 'predlagane-i-tarsene',
    ...about.demand,
    columns: [
      text(named.city),
      count(named.active),
      count(named.views),
      count(named.favorites),
      count(named.phoneReveals),
      decimal(named.perListing),
    ],
    rows: demand.map(({ city, active, views, favorites, phoneReveals }) => [
      cityName(city),
      active,
      views,
      favorites,
      phoneReveals,
      active === 0 ? null : Math.round((views / active) * 10) / 10,
    ]),
    drawn: 5,
  };
}

function decisionFigure({ count: decided, medianHours, p90Hours }: ListingNumbers['decision']): Figure {
  const { title, text: told, median, p90 } = about.decision;
  return {
    id: 'vreme-do-reshenie',
    title,
    text: told(formatNumber(decided)),
    columns: [text(named.measure), decimal(named.hours)],
    rows: [
      [median, medianHours],
      [p90, p90Hours],
    ],
    drawn: 1,
  };
}

export function listingFigures(listings: ListingNumbers, currency: Currency): Figure[] {
  const { byCity, byType, byPrice, byStatus, decision, demand } = listings;
  const inBoth = (money: Money | null) => ownFirst(currency).map((of) => money && amountIn(money, of));
  return [
    newListings(listings),
    decisionFigure(decision),
    {
      id: 'obiavi-po-grad',
      ...about.listingsByCity,
      columns: [
        text(named.city),
        count(named.active),
        ...sumColumns(named.medianPrice, currency),
        ...sumColumns(named.medianPerM2, currency),
      ],
      rows: byCity.map((city) => [
        city.label,
        city.count,
        ...inBoth(city.medianPrice),
        ...inBoth(city.medianPerM2),
      ]),
      drawn: 1,
    },
    ...(demand ? [demandFigure(demand)] : []),
    {
      id: 'obiavi-po-vid',
      ...about.listingsByType,
      columns: [text(named.type), count(named.active), ...sumColumns(named.medianPrice, currency)],
      rows: byType.map((type) => [type.label, type.count, ...inBoth(type.medianPrice)]),
      drawn: 1,
    },
    byGroup('obiavi-po-naem', about.listingsByPrice, byPrice[currency], [named.price, named.active]),
    byGroup('obiavi-po-sastoyanie', about.listingsByStatus, byStatus, [named.status, named.listings]),
  ];
}

export const userFigures = (users: UserNumbers): Figure[] => [
  newUsers(users),
  byGroup('potrebiteli-po-rolya', about.usersByRole, users.byRole, [named.role, named.users]),
  byGroup('potrebiteli-po-plan', about.usersByPlan, users.byPlan, [named.plan, named.users]),
  byGroup('potrebiteli-po-sastoyanie', about.usersByState, users.byState, [named.status, named.users]),
];

function moderatorFigure(moderators: ModerationNumbers['byModerator']): Figure {
  return {
    id: 'resheniya-po-moderator',
    ...about.byModerator,
    columns: [
      text(named.moderator),
      count(named.decisions),
      ...moderatorSubjects.map((subject) => count(named[subject])),
    ],
    rows: moderators.map(({ id, name, work }) => {
      const counts = moderatorSubjects.map((subject) => work[subject]);
      const isShared = moderators.some((other) => other.name === name && other.id !== id);
      const label = name || texts.unnamed;
      return [
        isShared ? `${label} (${id.slice(-ID_SHOWN)})` : label,
        counts.reduce((sum, made) => sum + made, 0),
        ...counts,
      ];
    }),
    drawn: 1,
  };
}

export const moderationFigures = (moderation: ModerationNumbers): Figure[] => [
  newReports(moderation),
  moderatorFigure(moderation.byModerator),
  byGroup('dokladi-po-vid', about.reportsByType, moderation.reportsByType, [named.type, named.reports]),
  byGroup('dokladi-po-sastoyanie', about.reportsByStatus, moderation.reportsByStatus, [
    named.status,
    named.reports,
  ]),
];

/** Funnel with conversion rates between steps; no rate after an empty step. */
export function funnelFigure(funnel: NonNullable<AdminStats['funnel']>): Figure {
  const { title, text: told, partial } = about.funnel;
  const isWhole = funnel.some(({ key }) => key === 'active');
  return {
    id: 'pat-do-parva-obiava',
    title,
    text: isWhole ? told : `${told} ${partial}`,
    columns: [text(named.step), count(named.users), decimal(named.ofPrevious)],
    rows: funnel.map(({ key, count: came }, index) => {
      const before = funnel[index - 1]?.count;
      return [funnelSteps[key], came, before ? Math.round((came / before) * PERCENT * 10) / 10 : null];
    }),
    drawn: 1,
  };
}
