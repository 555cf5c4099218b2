import {
  asNotice,
  breakpoint,
  Button,
  color,
  font,
  IconButton,
  layer,
  radius,
  shadow,
  space,
} from '@pokriv/web-kit/ui';
import { useAtom } from 'jotai';
import { RefreshCw, WifiOff, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

import { pwaTexts as texts } from './messages.ts';
import { updateAtom } from './update-offer.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** `navigator.onLine`: false is certain, true is not. */
const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

const Corner = styled.div`
  position: fixed;
  inset: auto ${space(3)} var(--notice-bottom, ${space(3)});
  z-index: ${layer.toast};
  display: grid;
  gap: ${space(2)};
  pointer-events: none;

  ${breakpoint.desktop} {
    inset: auto auto var(--notice-bottom, ${space(5)}) ${space(5)};
    width: 400px;
  }

  @media print {
    display: none;
  }
`;

const Slip = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${space(14)};
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.lifted};
  pointer-events: auto;

  > svg {
    flex: none;
    color: ${color.muted};
  }

  > span {
    flex: 1;
  }
`;

const SmallSlip = styled(Slip)`
  justify-self: start;
  min-height: ${space(11)};
  padding-right: ${space(4)};
`;

function OfflineNotice() {
  return (
    <SmallSlip>
      <WifiOff size={20} />
      <span>{texts.offline}</span>
    </SmallSlip>
  );
}

/** Stays until answered, because a reload would lose a half-filled form. */
function UpdateNotice() {
  const [update, setUpdate] = useAtom(updateAtom);
  if (!update) return null;
  return (
    <Slip>
      <RefreshCw size={20} />
      <span>{texts.newVersion}</span>
      <Button onClick={update.take}>{texts.update}</Button>
      <IconButton label={texts.later} onClick={() => setUpdate(undefined)}>
        <X />
      </IconButton>
    </Slip>
  );
}

/** Offline and update notices. Always mounted as a live region, so that screen readers announce changes. */
export function Notices() {
  const isOnline = useIsOnline();
  return (
    <Corner ref={asNotice} aria-label={texts.notices} role="status">
      {!isOnline && <OfflineNotice />}
      <UpdateNotice />
    </Corner>
  );
}
