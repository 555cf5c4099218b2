import { z } from 'zod';

import type { Allowance as AllowanceShape } from './allowance.ts';
import type { Schemas } from '../endpoint.ts';
import { listingStatuses } from './listing-states.ts';
import { PropertyChange, PropertyDraft } from './listing-fields.ts';
import { OwnProperty, PropertyCard, PublicProperty } from './property.ts';
import { ListingStatistics, PromotionStatistics, StatisticsQuery } from './listing-statistics.ts';
import { assignedFilters } from './assignment.ts';
import { Lease, ModerationFile, Presence, QueueSigns } from './moderation-file.ts';
import { Approval, CleanListings, Rejection, Removal } from './moderator-steps.ts';
import { PhoneAllowance, ShownPhone } from './phone-reveal.ts';
import { FollowedLink, LinkPress } from './listing-link.ts';
import { BulkMove, BulkPrices, LeaseChange, Rental, Renewal } from './owner-steps.ts';
import { RemarkTick } from './remark.ts';
import { RevisionChange } from './revision-change.ts';
import { Today } from './today.ts';
import { myPropertiesSorts, propertyTypes, queueSorts } from './property-options.ts';
import {
  ById,
  Done,
  Id,
  IsoDateTime,
  dataOf,
  keysOf,
  listOfData,
  pageQuery,
  textBetween,
} from '../zod-parts.ts';

/** `isTold`: true while the owner gets news of it (design/alerts, Rules). */
const FavoriteCard = PropertyCard.extend({ isTold: z.boolean().optional() });
export type FavoriteCard = z.infer<typeof FavoriteCard>;
const Own = dataOf(OwnProperty);
const Owns = listOfData(OwnProperty);
const byStatus = (limitMax: number) =>
  z.strictObject({
    status: keysOf(listingStatuses).optional(),
    query: textBetween(1, 100).optional(),
    sort: z.enum(['newest', 'oldest']).default('newest'),
    ...pageQuery(limitMax),
  });
const Allowance = z.object({
  used: z.number(),
  limit: z.number().nullable(),
}) satisfies z.ZodType<AllowanceShape>;
const step = (summary: string) => ({ params: ById, reply: Own, summary });
const placeStep = (summary: string) => ({
  params: ById,
  reply: Own.extend({ allowance: Allowance }),
  summary,
});

export const MyPropertiesQuery = byStatus(50).extend({
  city: z.string().max(60).optional(),
  sort: keysOf(myPropertiesSorts).default('newest'),
});
export type MyPropertiesQuery = z.output<typeof MyPropertiesQuery>;
export const AdminPropertiesQuery = byStatus(100).extend({
  ownerId: Id.optional(),
  city: z.string().max(60).optional(),
  propertyType: keysOf(propertyTypes).optional(),
  sort: z.enum(['newest', 'oldest', 'price_asc', 'price_desc', 'views']).default('newest'),
});
export type AdminPropertiesQuery = z.output<typeof AdminPropertiesQuery>;
export const ModerationQueueQuery = AdminPropertiesQuery.extend({
  kind: z.enum(['revision']).optional(),
  /** Of pending work only. */
  assigned: keysOf(assignedFilters).optional(),
  sort: keysOf(queueSorts).default('newest'),
});
export type ModerationQueueQuery = z.output<typeof ModerationQueueQuery>;
export const QueuedProperty = OwnProperty.extend({ signs: QueueSigns });
export type QueuedProperty = z.infer<typeof QueuedProperty>;

export const CleanListingsQuery = ModerationQueueQuery.pick({ query: true, kind: true, assigned: true });
export type CleanListingsQuery = z.output<typeof CleanListingsQuery>;
export const HistoryEntry = z.object({
  id: z.string(),
  at: IsoDateTime,
  action: z.string(),
  from: keysOf(listingStatuses).nullable(),
  to: keysOf(listingStatuses).nullable(),
  actorId: z.string(),
  reason: z.string().nullable(),
  changed: z.array(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const propertyEndpoints = {
  listFavorites: {
    query: z.strictObject(pageQuery(50)),
    reply: listOfData(FavoriteCard),
    summary: 'Любими обяви',
  },
  listMyProperties: {
    query: MyPropertiesQuery,
    /** Own listings by state, pending ones hidden by reports, and cities, ignoring the filter; earlier releases send only the states. */
    reply: Owns.extend({
      counts: z.partialRecord(keysOf(listingStatuses), z.number()),
      hiddenByReports: z.number().optional(),
      cities: z.array(z.string()).optional(),
    }),
    summary: 'Моите обяви',
  },
  exportMyProperties: {
    query: MyPropertiesQuery.omit({ page: true, limit: true }),
    reply: z.unknown(),
    summary: 'Моите обяви като CSV',
  },
  readAllowance: { reply: dataOf(Allowance), summary: 'Заети и разрешени места за обяви' },
  readDecisionTime: {
    /** Median of the decisions of the last 30 days; null with too few. */
    reply: dataOf(z.object({ medianHours: z.number().nullable() })),
    summary: 'Колко време отнема одобрението',
  },
  readToday: { reply: dataOf(Today), summary: 'Какво чака наемодателя по обявите му' },
  listAllProperties: { query: AdminPropertiesQuery, reply: Owns, summary: 'Всички обяви' },
  createProperty: {
    body: PropertyDraft,
    reply: Own,
    status: 201,
    summary: 'Нова чернова; приема Idempotency-Key',
  },
  getProperty: { params: ById, reply: dataOf(OwnProperty.or(PublicProperty)), summary: 'Една обява' },
  updateProperty: {
    params: ById,
    body: PropertyChange.extend({ version: z.number().int().optional() }),
    reply: Own,
    summary: 'Промяна на обява',
  },
  deleteProperty: placeStep('Изтриване'),
  restoreProperty: placeStep('Възстановяване до 30 дни след изтриване'),
  submitProperty: placeStep('Изпращане за одобрение'),
  withdrawProperty: placeStep('Оттегляне от одобрение'),
  pauseProperty: placeStep('Спиране'),
  resumeProperty: placeStep('Пускане'),
  rentProperty: { ...placeStep('Отбелязване като отдадена, с край на договора по желание'), body: Rental },
  changeLease: {
    params: ById,
    body: LeaseChange,
    reply: Own,
    summary: 'Нов край на договора на отдадена обява',
  },
  renewProperty: { ...placeStep('Подновяване, с нова дата на освобождаване по желание'), body: Renewal },
  listPropertyHistory: {
    params: ById,
    reply: z.object({ data: z.array(HistoryEntry) }),
    summary: 'История на промените',
  },
  duplicateProperty: { params: ById, reply: Own, status: 201, summary: 'Нова чернова по своя обява' },
  moveProperties: {
    body: BulkMove,
    reply: dataOf(
      z.array(
        z.object({ id: Id, status: keysOf(listingStatuses).optional(), message: z.string().optional() }),
      ),
    ).extend({ allowance: Allowance }),
    summary: 'Една стъпка за няколко свои обяви',
  },
  repriceProperties: {
    body: BulkPrices,
    /** `isWaiting`: the new rent needs approval. */
    reply: dataOf(
      z.array(z.object({ id: Id, isWaiting: z.boolean().optional(), message: z.string().optional() })),
    ),
    summary: 'Нов наем на няколко свои обяви',
  },
  followListingLink: {
    body: LinkPress,
    reply: dataOf(FollowedLink),
    summary: 'Стъпка от връзка в писмо, без вход',
  },
  readRevision: {
    params: ById,
    reply: dataOf(z.array(RevisionChange)),
    summary: 'Разлика между публикуваното и чакащата промяна',
  },
  tickRemark: {
    params: ById,
    body: RemarkTick,
    reply: Own,
    summary: 'Отбелязване на бележка на модератора като поправена',
  },
  readStatistics: {
    params: ById,
    query: StatisticsQuery,
    reply: dataOf(ListingStatistics),
    summary: 'Статистика по дни',
  },
  readPromotionStatistics: {
    params: ById,
    reply: dataOf(PromotionStatistics.nullable()),
    summary: 'Статистика на промоцията',
  },
  toggleFavorite: {
    params: ById,
    reply: z.object({ favorited: z.boolean(), message: z.string() }),
    summary: 'Добавяне или махане от любими',
  },
  recordView: { params: ById, reply: Done, status: 202, summary: 'Преглед на обява' },
  revealPhone: {
    params: ById,
    reply: dataOf(ShownPhone),
    summary: 'Телефон за връзка',
  },
  readPhoneAllowance: {
    params: ById,
    reply: dataOf(PhoneAllowance),
    summary: 'Колко телефона още може да види питащият днес',
  },
  listModerationQueue: {
    query: ModerationQueueQuery,
    /** `counts` ignore the filter; `waiting` includes `revisions`, and `mine` are assigned to the caller. */
    reply: listOfData(QueuedProperty).extend({
      counts: z.object({ waiting: z.number(), revisions: z.number(), mine: z.number() }),
    }),
    summary: 'Обяви за модериране',
  },
  listCleanListings: {
    query: CleanListingsQuery,
    reply: dataOf(CleanListings),
    summary: 'Чакащи обяви без риск',
  },
  exportProperties: {
    query: AdminPropertiesQuery.omit({ page: true, limit: true }),
    reply: z.unknown(),
    summary: 'Обяви като CSV',
  },
  readModerationFile: { params: ById, reply: dataOf(ModerationFile), summary: 'Рискове и досие към обява' },
  takeLease: { params: ById, reply: dataOf(Lease), summary: 'Запазване на обява за решение' },
  dropLease: { params: ById, reply: Done, summary: 'Освобождаване на обява' },
  readPresence: { params: ById, reply: dataOf(Presence), summary: 'Кой гледа обявата и кой реши за нея' },
  requestChanges: {
    params: ById,
    body: Rejection,
    reply: Own,
    summary: 'Връщане на публична обява за преглед',
  },
  approveProperty: { params: ById, body: Approval, reply: Own, summary: 'Одобряване' },
  rejectProperty: { params: ById, body: Rejection, reply: Own, summary: 'Връщане за корекции' },
  removeProperty: {
    params: ById,
    body: Removal,
    reply: Own,
    summary: 'Премахване',
  },
  reinstateProperty: step('Връщане на премахната обява'),
} as const satisfies Record<string, Schemas>;
