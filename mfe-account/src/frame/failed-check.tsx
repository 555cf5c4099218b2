import { Button } from '@pokriv/web-kit/ui';
import { CloudOff } from 'lucide-react';

import { texts } from '../messages.ts';
import { Outcome } from './outcome.tsx';

interface FailedCheckProps {
  title: string;
  message: string;
  /** Absent when a retry cannot succeed. */
  onRetry?: () => void;
}

/** Transient failure to check a link. */
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
