import { AppError } from '@pokriv/contracts/errors';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { refresh } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { sendDecision } from '../deciding/decision.ts';
import { takeStep, type TableStep } from './listing-steps.ts';
import { texts } from './messages.ts';

export interface Asking {
  listing: OwnProperty;
  step: 'remove' | 'delete';
}

export function useListingSteps(onChange: () => Promise<unknown>) {
  const toast = useSetAtom(toastAtom);
  const [asking, setAsking] = useState<Asking>();
  const [busyId, setBusyId] = useState<string>();

  const carryOut = async ({ id }: OwnProperty, step: TableStep, send: () => Promise<unknown>) => {
    setBusyId(id);
    try {
      await send();
      toast({ tone: 'success', text: texts.done[step] });
      setAsking(undefined);
      await Promise.all([onChange(), refresh('getProperty', 'listPropertyHistory', 'readAdminWork')]);
    } catch (error) {
      // Another administrator was first: the revalidated row shows the current state.
      if (error instanceof AppError && error.status === 409) await onChange();
      throw error;
    } finally {
      setBusyId(undefined);
    }
  };
  const take = (listing: OwnProperty, step: Exclude<TableStep, 'remove'>) =>
    carryOut(listing, step, () => takeStep(listing.id, step)).catch((error: unknown) => {
      console.warn('listing action: failed', error);
      setAsking(undefined);
    });

  return {
    asking,
    busyId,
    choose: (listing: OwnProperty, step: TableStep): void => {
      if (busyId) return;
      if (step === 'remove' || step === 'delete') setAsking({ listing, step });
      else void take(listing, step);
    },
    deleteIt: (listing: OwnProperty) => void take(listing, 'delete'),
    remove: (listing: OwnProperty, reason: string) =>
      carryOut(listing, 'remove', () => sendDecision(listing, { action: 'remove', reason })),
    cancel: () => setAsking(undefined),
  };
}
export type ListingSteps = ReturnType<typeof useListingSteps>;
