import * as pages from '@pokriv/contracts/pages';
import { useNavigate } from '@pokriv/web-kit/router';
import { formatDate } from '@pokriv/web-kit/format';
import { Button, Notice } from '@pokriv/web-kit/ui';
import { useState } from 'react';

import { storeLocalDraft, newFormId, unfinishedDrafts } from './local-draft.ts';
import { keepingTexts as texts } from './messages.ts';

export function UnfinishedNotice({ userId, exceptKey }: { userId: string; exceptKey: string }) {
  const navigate = useNavigate();
  const [found, setFound] = useState(() =>
    unfinishedDrafts(userId).filter(({ draftKey }) => draftKey !== exceptKey),
  );
  const [latest, ...others] = found;
  if (!latest) return null;
  const forget = () => {
    storeLocalDraft(userId, newFormId(latest.draftKey), undefined);
    setFound(others);
  };
  return (
    <Notice
      title={texts.unfinishedTitle}
      actions={
        <>
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => void navigate(`${pages.newListing.path}?draft=${latest.draftKey}`)}
          >
            {texts.resume}
          </Button>
          <Button type="button" variant="quiet" size="small" onClick={forget}>
            {texts.forget}
          </Button>
        </>
      }
    >
      {texts.unfinishedText(latest.title ?? texts.unnamed, formatDate(latest.at, 'moment'))}
    </Notice>
  );
}
