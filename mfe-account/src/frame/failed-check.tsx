import { Button } from '@pokriv/web-kit/ui';
import { CloudOff } from 'lucide-react';

import { texts } from '../messages.ts';
import { Outcome } from './outcome.tsx';

interface FailedCheckProps {
  title: string;
  message: string;
  /** Absent: trying again would not help. */
  onRetry?: () => void;
}

/** A link could not be looked at: by chance, so that it may be tried again. */
export function FailedCheck({ title, message, onRetry }: FailedCheckProps) {
  return (
    <Outcome
      tone="danger"
      icon={CloudOff}
      title={title}
      actions={
        onRetry && (
          <Button type="button" onClick={onRetry}>
            {texts.retry}
          </Button>
        )
      }
    >
      {message}
    </Outcome>
  );
}
