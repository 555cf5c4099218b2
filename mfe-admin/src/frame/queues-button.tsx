import { ExternalLink, ListChecks } from 'lucide-react';
import { useState } from 'react';

import { texts } from '../messages.ts';
import { NavButton } from './nav-item.ts';
import { openQueues } from './open-queues.ts';

export function QueuesButton() {
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      await openQueues();
    } catch (error) {
      console.warn('job queues: session not opened', error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <NavButton type="button" disabled={isBusy} onClick={() => void open()}>
      <ListChecks />
      {texts.queues}
      <ExternalLink />
    </NavButton>
  );
}
