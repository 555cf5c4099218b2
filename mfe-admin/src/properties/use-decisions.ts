import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useState } from 'react';

import {
  decisionsFor,
  needsReason,
  type Decision,
  type DecisionAction,
  type ReasonedAction,
} from '../deciding/decision.ts';

/**
 * Decides on a listing, directly or through the reason dialog.
 * @param onDecide receives the listing version on screen
 */
export function useDecisions(
  listing: OwnProperty | undefined,
  onDecide: (seen: OwnProperty, decision: Decision) => void,
) {
  /** Snapshot: revalidation behind the dialog must not change the reviewed version. */
  const [asking, setAsking] = useState<{ action: ReasonedAction; seen: OwnProperty }>();
  const actions = listing ? decisionsFor(listing) : [];

  return {
    actions,
    asking: asking?.action,
    choose: (action: DecisionAction): void => {
      if (!listing || !actions.includes(action)) return;
      if (needsReason(action)) setAsking({ action, seen: listing });
      else onDecide(listing, { action });
    },
    answer: (decision: Decision): Promise<void> => {
      const seen = asking?.seen ?? listing;
      setAsking(undefined);
      if (seen) onDecide(seen, decision);
      return Promise.resolve();
    },
    cancel: () => setAsking(undefined),
  };
}
