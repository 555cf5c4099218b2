import type { AskedViewing, NewViewing } from '@pokriv/contracts/conversation/viewing';
import { VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import { AppError } from '@pokriv/contracts/errors';
import { call, refresh } from '@pokriv/web-kit/api';
import { fromWallTime } from '@pokriv/web-kit/format/sofia-time';
import { useSession } from '@pokriv/web-kit/session';
import { useState } from 'react';

import type { Listing } from '../listing.ts';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { keepWish, useSignInFor } from '../sign-in-wish.ts';
import { viewingTexts as texts } from './messages.ts';
import { wallError } from './own-times.tsx';
import {
  changeViewingDraft,
  clearViewingDraft,
  readViewingDraft,
  type ViewingDraft,
} from './viewing-draft.ts';

const startOf = (one: unknown): string | undefined => {
  if (typeof one === 'string') return one;
  const { start } = (one ?? {}) as { start?: unknown };
  return typeof start === 'string' ? start : undefined;
};

/** Nearest free times of a SLOT_TAKEN error, as instants or slots. */
const nearestIn = ({ body }: AppError): string[] =>
  Array.isArray(body.current) ? body.current.map(startOf).filter((start) => start !== undefined) : [];

const failureText = (error: AppError): string => {
  if (error.status === 0 || error.status >= 500) return texts.offline;
  return error.body.errors?.map(({ msg }) => msg).join(' ') || error.message;
};

/** Body of the call; an error text for an incomplete draft. */
function bodyOf(listingId: string, draft: ViewingDraft): NewViewing | string {
  const { start, isWaiting, walls, people, kind, note } = draft;
  if (note.trim().length > VIEWING_LIMITS.reasonMax) return texts.noteTooLong;
  const common = { listingId, people, kind, note: note.trim() };
  if (!walls) return start === undefined ? texts.chooseFirst : { ...common, start, isWaiting };
  const typed = walls.filter((wall) => wall !== '');
  if (typed.length === 0) return texts.optionErrors.none;
  const wrong = walls.map((_, at) => wallError(walls, at)).find((error) => error !== undefined);
  if (wrong) return wrong;
  const options = typed.map(fromWallTime).filter((instant) => instant !== undefined);
  return { ...common, options, isWaiting: false };
}

interface BookingProps {
  listing: Listing;
  /** Without free times the user proposes their own. */
  hasTimes: boolean;
  onAsked: (asked: AskedViewing) => void;
}

/**
 * Requests a viewing. A taken time returns the nearest free ones in `nearest`; the choice is kept until it is sent
 * (design/conversations).
 */
export function useBooking({ listing, hasTimes, onAsked }: BookingProps) {
  const { id } = listing;
  const session = useSession();
  const isVisitor = session.status === 'visitor';
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const signInFor = useSignInFor('viewing');
  const [chosen, setChosen] = useState(() => readViewingDraft(userId, id));
  const draft: ViewingDraft = { ...chosen, walls: chosen.walls ?? (hasTimes ? undefined : ['']) };
  const [failure, setFailure] = useState<string>();
  const [nearest, setNearest] = useState<readonly string[]>();
  const [isBusy, setIsBusy] = useState(false);

  const change = (part: Partial<ViewingDraft>): void => {
    setChosen((before) => ({ ...before, ...part }));
    changeViewingDraft(userId, id, part);
    setFailure(undefined);
  };

  const fail = async (error: AppError): Promise<void> => {
    if (error.code !== 'SLOT_TAKEN') return setFailure(failureText(error));
    setNearest(nearestIn(error));
    change({ start: undefined, isWaiting: false });
    await refresh('readSlots');
  };

  const book = async (): Promise<void> => {
    if (isBusy) return;
    const body = bodyOf(id, draft);
    if (typeof body === 'string') return setFailure(body);
    if (isVisitor) {
      keepWish('viewing', id);
      return signInFor(listing);
    }
    setIsBusy(true);
    setFailure(undefined);
    setNearest(undefined);
    try {
      const { data } = await call('askViewing', { body, quiet: pageErrorCodes });
      clearViewingDraft(userId, id);
      onAsked(data);
      await refresh('readSlots', 'listThreads', 'listWaitingPlaces');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await fail(error);
    } finally {
      setIsBusy(false);
    }
  };

  const choose = (start: string, { isWaiting = false } = {}): void => {
    setNearest(undefined);
    change({ start, isWaiting, walls: undefined });
  };

  return { draft, change, choose, book, failure, nearest, isBusy, isVisitor };
}

export type Booking = ReturnType<typeof useBooking>;
