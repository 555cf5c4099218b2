import { pushTexts, sayLater, usePush } from '@pokriv/web-kit/push';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Notice } from '@pokriv/web-kit/ui';
import { SwitchRow } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';

import { texts } from './messages.ts';

/** iPadOS reports itself as a Mac; a Mac has no touch screen. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** iOS supports push only for a site opened from the home screen. */
const isBeforeHomeScreen = (): boolean => isApplePhone() && !matchMedia('(display-mode: standalone)').matches;

/** Push notifications of this browser; hidden while push is disabled for the site. */
export function PushRow() {
  const { state, isBusy, problem, set } = usePush();
  const toast = useSetAtom(toastAtom);
  if (!state) return null;

  const { hints, label } = texts.push;
  const hint = state === 'unsupported' && isBeforeHomeScreen() ? hints.homeScreen : hints[state];
  const isDisabled = isBusy || state === 'unsupported' || state === 'denied';
  const press = async (isOn: boolean) => {
    // Otherwise the next message would repeat the offer just refused.
    if (!isOn) sayLater();
    const next = await set(isOn);
    if (next === (isOn ? 'on' : 'off')) toast({ tone: 'success', text: pushTexts[next] });
  };
  return (
    <div>
      <SwitchRow
        label={label}
        hint={hint}
        isOn={state === 'on'}
        disabled={isDisabled}
        onSet={(isOn) => void press(isOn)}
      />
      {problem && <Notice tone="danger">{problem}</Notice>}
    </div>
  );
}
