import { AppError } from '@pokriv/contracts/errors';
import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useUser } from '@pokriv/web-kit/session';
import { useEffect, useState } from 'react';

import {
  isPushSupported,
  readPushState,
  switchPushOff,
  switchPushOn,
  type PushState,
} from './browser-push.ts';
import { pushTexts as texts } from './messages.ts';

export interface PushSwitch {
  /** Undefined while loading, for visitors, and while push is disabled for the site. */
  state: PushState | undefined;
  isBusy: boolean;
  /** Error of the last press, in Bulgarian. */
  problem: string | undefined;
  /** Call it from a press. @returns the new state; undefined on failure, with `problem` set */
  set: (isOn: boolean) => Promise<PushState | undefined>;
}

/** Push notifications of the signed-in user in this browser (design/alerts). */
export function usePush(): PushSwitch {
  const user = useUser();
  const [read, setRead] = useState<{ of: string; state: PushState }>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data } = useRead('readPushKey', {
    isEnabled: user !== undefined && isPushSupported(),
    quiet: pageErrorCodes,
  });
  const publicKey = data?.data.publicKey;
  const userId = user?.id;

  useEffect(() => {
    if (!publicKey || !userId) return;
    let isShown = true;
    const show = async () => {
      const state = await readPushState(publicKey);
      if (isShown) setRead({ of: userId, state });
    };
    show().catch((error: unknown) => console.warn('push: state not read', error));
    return () => {
      isShown = false;
    };
  }, [publicKey, userId]);

  const set: PushSwitch['set'] = async (isOn) => {
    if (!publicKey || !userId || isBusy) return undefined;
    const show = (state: PushState) => setRead({ of: userId, state });
    setIsBusy(true);
    setProblem(undefined);
    try {
      const next = await (isOn ? switchPushOn(publicKey) : switchPushOff());
      show(next);
      if (isOn && next === 'off') setProblem(texts.notAnswered);
      return next;
    } catch (error) {
      console.warn('push: not switched', error);
      setProblem(error instanceof AppError ? error.message : texts.failed);
      await readPushState(publicKey).then(show, (failure: unknown) =>
        console.warn('push: state not read', failure),
      );
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  const state = read && read.of === userId ? read.state : undefined;
  const shown = () => (isPushSupported() ? state : 'unsupported');
  return { state: user && shown(), isBusy, problem, set };
}
