import { Button, Notice } from '@pokriv/web-kit/ui';
import { useState } from 'react';

import type { Draft, DraftState } from '../draft.ts';
import { keepingTexts as texts } from './messages.ts';
import { unitLabel } from './unit-text.ts';

interface DraftNoticesProps {
  draft: Draft;
  state: Pick<DraftState, 'taken'>;
  wasRestored: boolean;
}

export function DraftNotices({ draft, state: { taken }, wasRestored }: DraftNoticesProps) {
  const [isRestored, setIsRestored] = useState(wasRestored);
  const discard = () => {
    draft.reset();
    setIsRestored(false);
  };
  return (
    <>
      {isRestored && (
        <Notice
          title={texts.restoredTitle}
          actions={
            <Button type="button" variant="secondary" size="small" onClick={discard}>
              {texts.discard}
            </Button>
          }
        >
          {texts.restoredText}
        </Notice>
      )}
      {taken.length > 0 && (
        <Notice
          title={texts.takenTitle}
          actions={
            <Button type="button" variant="secondary" size="small" onClick={draft.acknowledge}>
              {texts.understood}
            </Button>
          }
        >
          {taken.map(unitLabel).join(', ')}
        </Notice>
      )}
    </>
  );
}
