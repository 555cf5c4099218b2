import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { AppError } from '@pokriv/contracts/errors';
import type { Rental } from '@pokriv/contracts/listing/owner-steps';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { call, refresh, useRead, type CallOptions } from '@pokriv/web-kit/api';
import { useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';

import { refreshAfterStep, refreshListings } from '../refresh-listings.ts';
import { doneText } from './action-texts.ts';
import { mineTexts } from './messages.ts';
import { ownerCalls, type OwnerAction } from './owner-actions.ts';
import type { MineAddress } from './use-mine-address.ts';

const FOCUS_MS = 2000;

/**
 * One page of the user's listings, always revalidated, also when the window gets the focus: moderators decide meanwhile.
 * The previous page stays until the next arrives.
 */
export function useMyListings({ status, query, city, sort, page }: MineAddress, limit: number) {
  return useRead('listMyProperties', {
    query: {
      ...(status && { status }),
      ...(query && { query }),
      ...(city && { city }),
      sort,
      page: String(page),
      limit: String(limit),
    },
    swr: {
      ...{ dedupingInterval: 0, keepPreviousData: true },
      ...{ revalidateOnFocus: true, focusThrottleInterval: FOCUS_MS },
    },
  });
}

export type MyListingsRead = ReturnType<typeof useMyListings>;

/** Shows a changed listing in the list at once; its promotion and its week are not part of the reply. */
export async function showChanged({ mutate }: MyListingsRead, changed: OwnProperty): Promise<void> {
  await mutate(
    (list) =>
      list && {
        ...list,
        data: list.data.map((one) =>
          one.id === changed.id ? { ...changed, promotion: one.promotion, week: one.week } : one,
        ),
      },
    { revalidate: false },
  );
  await refreshListings();
}

export function useListingSteps() {
  const toast = useSetAtom(toastAtom);
  const navigate = useNavigate();

  /**
   * Missing fields lead to the form; after any other refusal the list is refetched. The shell shows the error.
   * @returns whether the step was taken
   */
  const take = async (action: OwnerAction, { id }: OwnProperty, rental?: Rental): Promise<boolean> => {
    try {
      const options = { params: { id }, quiet: ['UNPROCESSABLE'] } satisfies CallOptions<'rentProperty'>;
      const { data, allowance } = await (rental
        ? call('rentProperty', { ...options, body: rental })
        : call(ownerCalls[action], options));
      toast({ tone: 'success', text: doneText(action, data.status) });
      await refreshAfterStep({ allowance });
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'UNPROCESSABLE') {
        toast({ tone: 'info', text: mineTexts.incomplete });
        await navigate(pathTo(pages.editListing, id));
      } else if (error.code === 'INVALID_TRANSITION' || error.code === 'LISTING_LIMIT_REACHED') {
        await Promise.all([refresh('readAllowance'), refreshListings()]);
      }
      return false;
    }
  };

  const duplicate = async ({ id }: OwnProperty): Promise<void> => {
    try {
      const { data } = await call('duplicateProperty', {
        params: { id },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      toast({ tone: 'success', text: mineTexts.duplicated });
      await refresh('listMyProperties');
      await navigate(pathTo(pages.editListing, data.id));
    } catch (error) {
      // The shell has shown the error.
      if (!(error instanceof AppError)) throw error;
    }
  };

  return { take, duplicate };
}
