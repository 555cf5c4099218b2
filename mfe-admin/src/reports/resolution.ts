import type { ReportResolutionKind } from '@pokriv/contracts/moderation/report-states';

import { cannedNotes, texts } from './messages.ts';

/** Decisions that also resolve all open reports of the listing (decisions §6). */
export const needsConfirmation = (action: string | undefined): action is keyof typeof texts.sure =>
  action !== undefined && action in texts.sure;

/** Decisions that resolve the other open reports of the listing too. */
export const closesListing = (action: ReportResolutionKind): boolean => needsConfirmation(action);

export const allCannedNotes: readonly string[] = Object.values(cannedNotes).flat();

export const cannedOf = (action: ReportResolutionKind | undefined): readonly string[] =>
  action ? cannedNotes[action] : [];
