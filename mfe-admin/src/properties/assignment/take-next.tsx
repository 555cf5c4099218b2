import { call } from '@pokriv/web-kit/api';
import { useNavigate } from '@pokriv/web-kit/router';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { HandGrab } from 'lucide-react';
import { useState } from 'react';

import { texts } from './messages.ts';
import { refreshAssignments } from './refresh-assignments.ts';

interface TakeNextProps {
  /** Address of the list of own listings. */
  mine: string;
}

/** Takes the longest waiting free listings and opens the list of own ones. */
export function TakeNext({ mine }: TakeNextProps) {
  const toast = useSetAtom(toastAtom);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data, message = '' } = await call('takeNextListings');
      toast({ tone: data.taken > 0 ? 'success' : 'info', text: message });
      await refreshAssignments();
      if (data.taken > 0) await navigate(mine);
    } catch (error) {
      // The listener of API errors has told the person.
      console.warn('assignment: the next listings were not taken', error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button type="button" size="small" variant="secondary" busy={isBusy} onClick={() => void take()}>
      <HandGrab />
      {texts.takeNext}
    </Button>
  );
}
