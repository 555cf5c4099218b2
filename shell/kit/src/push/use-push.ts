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
  /** Undefined while it is read, for visitors, and while push is off for the site. */
  state: PushState | undefined;
  isBusy: boolean;
  /** What went wrong at the last press, in Bulgarian. */
  problem: string | undefined;
  /** Call it from a press. @returns the new state; undefined when it failed, with `problem` set */
  set: (isOn: boolean) => Promise<PushState | undefined>;
}

/** Push notes of the signed-in person in this browser (design/alerts). */
export function usePush(): PushSwitch {
  const user = useUser();
  const [state, setState] = useState<PushState>();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data } = useRead('readPushKey', {
    isEnabled: user !== undefined && isPushSupported(),
    quiet: pageErrorCodes,
  });
  const publicKey = data?.data.publicKey;

  useEffect(() => {
    if (!publicKey) return;
    let isShown = true;
    const read = async () => {
      const known = await readPushState(publicKey);
      if (isShown) setState(known);
    };
    read().catch((error: unknown) => console.warn('push: state not read', error));
    return () => {
      isShown = false;
    };
  }, [publicKey]);

  const set: PushSwitch['set'] = async (isOn) => {
    if (!publicKey || isBusy) return undefined;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const next = await (isOn ? switchPushOn(publicKey) : switchPushOff());
      setState(next);
      if (isOn && next === 'off') setProblem(texts.notAnswered);
      return next;
    } catch (error) {
      console.warn('push: not switched', error);
      setProblem(error instanceof AppError ? error.message : texts.failed);
      setState(await readPushState(publicKey));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  const shown = () => (isPushSupported() ? state : 'unsupported');
  return { state: user && shown(), isBusy, problem, set };
}
