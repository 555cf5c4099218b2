import { Button, Notice } from '@pokriv/web-kit/ui';

import type { Draft } from './draft.ts';
import { publishTexts as texts } from './messages.ts';

/** Somebody, or another tab, has changed the listing meanwhile: the person chooses. */
export function ConflictNotice({ draft }: { draft: Draft }) {
  return (
    <Notice
      tone="danger"
      title={texts.conflictTitle}
      actions={
        <>
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => void draft.settleConflict('theirs')}
          >
            {texts.takeTheirs}
          </Button>
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => void draft.settleConflict('mine')}
          >
            {texts.keepMine}
          </Button>
        </>
      }
    >
      {texts.conflictText}
    </Notice>
  );
}
