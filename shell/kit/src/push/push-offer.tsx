import { Button, Notice } from '@pokriv/web-kit/ui';
import { useState } from 'react';

import { pushTexts as texts } from './messages.ts';
import { isLater, sayLater } from './push-later.ts';
import { usePush } from './use-push.ts';

interface PushOfferProps {
  /** The user's last action. */
  after: keyof typeof texts.why;
}

/**
 * Offers push notifications after a saved search or a sent message (design/alerts). Hidden if push is unsupported, on,
 * refused or postponed. The browser's prompt opens on a press only.
 */
export function PushOffer({ after }: PushOfferProps) {
  const { state, isBusy, problem, set } = usePush();
  const [isClosed, setIsClosed] = useState(isLater);
  const [isAnswered, setIsAnswered] = useState(false);

  if (isAnswered && state === 'on') return <Notice tone="good">{texts.on}</Notice>;
  if (isAnswered && state === 'denied') return <Notice tone="wait">{texts.denied}</Notice>;
  if (isClosed || state !== 'off') return null;
  const later = () => {
    sayLater();
    setIsClosed(true);
  };
  const accept = () => {
    setIsAnswered(true);
    void set(true);
  };
  return (
    <Notice
      title={texts.ask}
      actions={
        <>
          <Button type="button" variant="secondary" size="small" busy={isBusy} onClick={accept}>
            {texts.yes}
          </Button>
          <Button type="button" variant="quiet" size="small" onClick={later}>
            {texts.later}
          </Button>
        </>
      }
    >
      {problem ?? texts.why[after]}
    </Notice>
  );
}
