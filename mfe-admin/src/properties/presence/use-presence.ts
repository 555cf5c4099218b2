import { AppError } from '@pokriv/contracts/errors';
import type { Presence } from '@pokriv/contracts/listing/moderation-file';
import { call } from '@pokriv/web-kit/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Well below the TTL of a lease, two minutes. */
const RENEW_MS = 45_000;
/** Polling interval while another moderator holds the lease. */
const LOOK_MS = 3_000;

export type TheirDecision = NonNullable<Presence['decision']>;

interface PresenceOptions {
  /** The listing waits for a decision. */
  isWanted: boolean;
  /** Keeps the lease on unmount, during an undo window. */
  isKept: () => boolean;
  /** Another moderator decided on the open listing. */
  onDecided: (decision: TheirDecision) => void;
}

const isConflict = (error: unknown) => error instanceof AppError && error.code === 'CONFLICT';

const readPresence = async (id: string) =>
  (await call('readPresence', { params: { id }, quiet: ['NETWORK', 'UNAVAILABLE'] })).data;

/**
 * Holds a lease on the open listing; while another moderator has it, polls for their decision or release. A last read
 * follows when the listing stops waiting, since their decision may end the polling first.
 * @returns the name of the other moderator
 */
export function usePresence(
  id: string,
  { isWanted, isKept, onDecided }: PresenceOptions,
): string | undefined {
  const [heldBy, setHeldBy] = useState<string>();
  const isStillKept = useEffectEvent(isKept);
  const watched = useRef<string>(undefined);
  const tellDecision = useEffectEvent((decision: Presence['decision']): boolean => {
    if (!decision || decision.isMine) return false;
    watched.current = undefined;
    onDecided(decision);
    return true;
  });

  useEffect(() => {
    if (isWanted || watched.current !== id) return undefined;
    watched.current = undefined;
    let isOpen = true;
    readPresence(id)
      .then(({ decision }) => isOpen && tellDecision(decision))
      .catch((error: unknown) => console.debug('moderation lease: the other decision is unknown', error));
    return () => void (isOpen = false);
  }, [id, isWanted]);

  useEffect(() => {
    if (!isWanted) return undefined;
    watched.current = id;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** @returns ms until the next poll; undefined stops polling */
    const look = async (): Promise<number | undefined> => {
      const { lease, decision } = await readPresence(id);
      if (!isOpen) return undefined;
      if (lease && !lease.isMine) {
        setHeldBy(lease.holder.name);
        return LOOK_MS;
      }
      return tellDecision(decision) ? undefined : take();
    };
    const take = async (): Promise<number | undefined> => {
      await call('takeLease', { params: { id }, quiet: ['CONFLICT'] });
      if (isOpen) setHeldBy(undefined);
      return RENEW_MS;
    };
    let turn = take;
    const next = async (): Promise<void> => {
      let wait: number | undefined = LOOK_MS;
      try {
        wait = await turn();
        turn = wait === RENEW_MS ? take : look;
      } catch (error) {
        if (isConflict(error)) {
          wait = turn === take ? 0 : LOOK_MS;
          turn = look;
        } else console.debug('moderation lease: not taken, next try soon', error);
      }
      if (isOpen && wait !== undefined) timer = setTimeout(() => void next(), wait);
    };
    void next();
    return () => {
      isOpen = false;
      clearTimeout(timer);
      setHeldBy(undefined);
      if (isStillKept()) return;
      // An undropped lease expires after two minutes.
      call('dropLease', { params: { id }, quiet: ['UNAUTHENTICATED', 'NETWORK'] }).catch((error: unknown) =>
        console.debug('moderation lease: drop failed, expires on its own', error),
      );
    };
  }, [id, isWanted]);
  return heldBy;
}
