import { holdingRisks } from '@pokriv/contracts/conversation/conversation-rules';
import { findRisks } from '@pokriv/contracts/conversation/message-risks';
import { addDays, instantSaid, NO_SUCH_HOUR } from '@pokriv/contracts/conversation/sofia-time';
import { REQUEST_EXPIRES, VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import { badRequest, type AppError } from '@pokriv/contracts/errors';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { viewingTexts as texts } from '../messages.ts';
import { CELL_MS, HOUR_MS, MINUTE_MS } from './free-slots.ts';

/** The landlord's hours for a tenant; the largest horizon for the landlord. */
export interface TimeLimits {
  minNoticeHours: number;
  horizonDays: number;
}
export const landlordLimits: TimeLimits = { minNoticeHours: 0, horizonDays: VIEWING_LIMITS.horizonDaysMost };

export const refusedField = (param: string, msg: string): AppError => badRequest(msg, [{ param, msg }]);

/**
 * Parses a requested time.
 * @param param the field named by an error
 * @throws AppError BAD_REQUEST: an hour that does not exist, between cells, past, under the notice, past the
 * horizon
 */
export function readTime(
  said: string,
  { param, limits, now }: { param: string; limits: TimeLimits; now: Date },
): Date {
  const moment = instantSaid(said);
  if (!moment) throw refusedField(param, NO_SUCH_HOUR);
  if (moment.getTime() % CELL_MS !== 0) throw refusedField(param, texts.wholeCells);
  if (moment <= now) throw refusedField(param, texts.past);
  if (moment.getTime() < now.getTime() + limits.minNoticeHours * HOUR_MS)
    throw refusedField(param, texts.tooSoon(limits.minNoticeHours));
  if (sofiaDay(moment) > addDays(sofiaDay(now), limits.horizonDays))
    throw refusedField(param, texts.tooFar(limits.horizonDays));
  return moment;
}

/** @throws AppError BAD_REQUEST as `readTime`, and for a duplicate time */
export function readTimes(said: readonly string[], asked: { limits: TimeLimits; now: Date }): Date[] {
  const times: Date[] = [];
  for (const [index, text] of said.entries()) {
    const param = `options.${index}`;
    const time = readTime(text, { param, ...asked });
    if (times.some((known) => known.getTime() === time.getTime()))
      throw refusedField(param, texts.sameOption);
    times.push(time);
  }
  return times.sort((one, other) => one.getTime() - other.getTime());
}

/**
 * Refuses phrases of known scams: these short texts cannot be held for a moderator.
 * @throws AppError BAD_REQUEST
 */
export function checkText(param: 'note' | 'reason', text: string): void {
  const isHolding = findRisks(text, { isFirst: false }).some(({ risk }) => holdingRisks.includes(risk));
  if (isHolding) throw refusedField(param, texts.riskyText);
}

/** Minimum time to answer a request for a near time, at most until its start. */
const LEAST_MS = 30 * MINUTE_MS;

export function requestExpires(now: Date, first: Date): Date {
  const at = now.getTime();
  const usual = Math.min(
    at + REQUEST_EXPIRES.afterH * HOUR_MS,
    first.getTime() - REQUEST_EXPIRES.beforeStartH * HOUR_MS,
  );
  return new Date(Math.max(usual, Math.min(at + LEAST_MS, first.getTime())));
}
