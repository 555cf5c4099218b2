/** Free of zod. */
import { pathTo } from '../page.ts';
import { decision } from '../pages.ts';

/** Purpose of the signature of a link to a decision. */
export const DECISION_LINK = 'decision-link';
/** Outlives the appeal period: its answers use the same link. */
const WORKS_DAYS = 366;
const DAY_MS = 86_400_000;

/** Expiry of a link to a decision made at `at`, in ms since 1970; deterministic. */
export const decisionLinkEnd = (at: Date): number => at.getTime() + WORKS_DAYS * DAY_MS;

/** @param token opens the page without a session */
export const decisionPath = (id: string, token?: string): string =>
  `${pathTo(decision, id)}${token === undefined ? '' : `?${new URLSearchParams({ token }).toString()}`}`;
