import type { ReportResolutionKind } from '@pokriv/contracts/moderation/report-states';

import { cannedNotes, texts } from './messages.ts';

/** Maximum length of the notes in the contract, characters. */
export const NOTES_LIMIT = 1000;

const DAY_MS = 86_400_000;

export type SuspensionTerm = keyof typeof texts.terms;

/** End of a suspension; null: indefinite. */
export const endOf = (term: SuspensionTerm, now = new Date()): string | null =>
  term === 'none' ? null : new Date(now.getTime() + Number(term) * DAY_MS).toISOString();

/** Decisions without a simple undo, which also resolve every open report of the listing (decisions §6). */
export const needsConfirmation = (action: string | undefined): action is keyof typeof texts.sure =>
  action !== undefined && action in texts.sure;

export const allCannedNotes: readonly string[] = Object.values(cannedNotes).flat();

export const cannedOf = (action: ReportResolutionKind | undefined): readonly string[] =>
  action ? cannedNotes[action] : [];
