import { Button, Notice } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';

interface MissingPartProps {
  title: string;
  onRetry: () => void;
}

export function MissingPart({ title, onRetry }: MissingPartProps) {
  return (
    <Notice
      tone="wait"
      title={title}
      actions={
        <Button type="button" variant="secondary" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.missing.hint}
    </Notice>
  );
}
