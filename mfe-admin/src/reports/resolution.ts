import type { ReportResolutionKind } from '@pokriv/contracts/moderation/report-states';

import { cannedNotes, texts } from './messages.ts';

/** Characters, of the contract's notes. */
export const NOTES_LIMIT = 1000;

const DAY_MS = 86_400_000;

export type SuspensionTerm = keyof typeof texts.terms;

/** When a suspension of that length ends; null: never. */
export const endOf = (term: SuspensionTerm, now = new Date()): string | null =>
  term === 'none' ? null : new Date(now.getTime() + Number(term) * DAY_MS).toISOString();

/** These cannot simply be taken back, and settle every open report of the listing (decisions §6). */
export const needsConfirmation = (action: string | undefined): action is keyof typeof texts.sure =>
  action !== undefined && action in texts.sure;

/** Every ready text of every decision. */
export const readyNotes: readonly string[] = Object.values(cannedNotes).flat();

export const cannedOf = (action: ReportResolutionKind | undefined): readonly string[] =>
  action ? cannedNotes[action] : [];
