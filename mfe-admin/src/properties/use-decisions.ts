import { AppError } from '@pokriv/contracts/errors';
import type { OwnProperty } from '@pokriv/contracts/property';
import { refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import {
  decisionsFor,
  decisionText,
  needsReason,
  sendDecision,
  type Decision,
  type DecisionAction,
  type ReasonedAction,
} from '../deciding/decision.ts';

interface Options {
  /** After a decision, or when somebody else was faster: what is on screen is old. */
  onChange: () => Promise<unknown>;
  onDecided: () => void;
}

/** Deciding about one listing: directly, or after the dialog has asked why. */
export function useDecisions(listing: OwnProperty | undefined, { onChange, onDecided }: Options) {
  const toast = useSetAtom(toastAtom);
  const [busy, setBusy] = useState<DecisionAction>();
  /** With the listing as it was when the question came up: what changes behind the dialog was not read. */
  const [asking, setAsking] = useState<{ action: ReasonedAction; seen: OwnProperty }>();
  const actions = listing ? decisionsFor(listing) : [];

  const decide = async (decision: Decision) => {
    const seen = asking?.seen ?? listing;
    if (!seen) return;
    setBusy(decision.action);
    try {
      await sendDecision(seen, decision);
      toast({ tone: 'success', text: decisionText[decision.action] });
      setAsking(undefined);
      onDecided();
      await Promise.all([onChange(), refresh('listPropertyHistory')]);
    } catch (error) {
      if (error instanceof AppError && error.status === 409) await onChange();
      throw error;
    } finally {
      setBusy(undefined);
    }
  };

  const choose = (action: DecisionAction) => {
    if (!listing || busy || !actions.includes(action)) return;
    if (needsReason(action)) setAsking({ action, seen: listing });
    // The failed call was told by the page's host.
    else decide({ action }).catch((error: unknown) => console.warn('the decision failed', error));
  };

  return { actions, busy, asking: asking?.action, decide, choose, cancel: () => setAsking(undefined) };
}
