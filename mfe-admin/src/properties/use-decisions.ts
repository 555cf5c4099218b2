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
 * Deciding about one listing: directly, or after the dialog has asked why.
 * @param onDecide receives the listing as it was read, with the decision that is to be sent
 */
export function useDecisions(
  listing: OwnProperty | undefined,
  onDecide: (seen: OwnProperty, decision: Decision) => void,
) {
  /** With the listing as it was when the question came up: what changes behind the dialog was not read. */
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
