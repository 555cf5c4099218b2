import { Button, Notice } from '@pokriv/web-kit/ui';

import { detailTexts as texts } from './messages.ts';

/** Against payments before a viewing (decisions §4). @param onReport undefined where reporting is impossible */
export function ScamWarning({ onReport }: { onReport?: () => void }) {
  return (
    <Notice
      tone="wait"
      title={texts.scamTitle}
      actions={
        onReport && (
          <Button type="button" variant="secondary" size="small" onClick={onReport}>
            {texts.scamReport}
          </Button>
        )
      }
    >
      {texts.scamText}
    </Notice>
  );
}
