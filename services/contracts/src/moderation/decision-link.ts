/** Links to decisions. Free of zod. */
import { pathTo } from '../page.ts';
import { decision } from '../pages.ts';

/** Signing purpose of a link to a decision. */
export const DECISION_LINK = 'decision-link';
/** Exceeds the appeal period: answers use the same link. */
const WORKS_DAYS = 366;
const DAY_MS = 86_400_000;

/** Expiry of a link, in ms since 1970; depends only on the decision's time. */
export const decisionLinkEnd = (at: Date): number => at.getTime() + WORKS_DAYS * DAY_MS;

/** @param token grants access without a session */
export const decisionPath = (id: string, token?: string): string =>
  `${pathTo(decision, id)}${token === undefined ? '' : `?${new URLSearchParams({ token }).toString()}`}`;
