import type { OwnProperty } from '@pokriv/contracts/property';
import { AppError } from '@pokriv/contracts/errors';
import { call, refresh, swrDefaults } from '@pokriv/web-kit/api';
import { useNavigate } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import useSWR from 'swr';

import { readAllPages } from '../read-all-pages.ts';
import { mineTexts } from './messages.ts';
import { ownerCalls, type OwnerAction } from './owner-actions.ts';

/** The person's own listings, always asked anew when the page opens, and the steps they may take. */
export function useMyListings() {
  const user = useUser();
  const toast = useSetAtom(toastAtom);
  const navigate = useNavigate();
  const read = useSWR<OwnProperty[], AppError>(
    user ? ['listMyProperties', 'all', user.id] : null,
    () => readAllPages('listMyProperties'),
    { ...swrDefaults, dedupingInterval: 0 },
  );

  /** Takes one step; one that lacks fields leads to the form. The shell tells every other failure. */
  const take = async (action: OwnerAction, { id }: OwnProperty): Promise<void> => {
    try {
      await call(ownerCalls[action], { params: { id }, quiet: ['UNPROCESSABLE'] });
      toast({ tone: 'success', text: mineTexts.actions[action]?.done ?? '' });
      await refresh('listMyProperties', 'getProperty', 'getProfile', 'searchProperties');
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'UNPROCESSABLE') return;
      toast({ tone: 'info', text: mineTexts.incomplete });
      await navigate(`/edit-property/${id}`);
    }
  };

  return { ...read, listings: read.data, take };
}
