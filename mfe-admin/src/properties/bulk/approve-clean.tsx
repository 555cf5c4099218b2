import { Button, space } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { texts as common } from '../../messages.ts';
import type { QueueListing } from '../use-queue.ts';
import { cleanRows } from './clean-rows.ts';
import { texts } from './messages.ts';
import type { UndoWindow } from '../undo/use-undo-window.ts';

const Titles = styled.ul`
  max-height: 40dvh;
  margin: ${space(3)} 0;
  padding-left: ${space(5)};
  overflow-y: auto;
  list-style: disc;
`;

interface ApproveCleanProps {
  /** Without those already decided. */
  rows: readonly QueueListing[];
  undo: UndoWindow;
}

/** Approves the listings of this page without a known risk, after saying which; the undo window follows. */
export function ApproveClean({ rows, undo }: ApproveCleanProps) {
  const [isAsked, setAsked] = useState(false);
  const { clean, ...kept } = cleanRows(rows);
  if (clean.length === 0 && !isAsked) return null;
  const approve = () => {
    setAsked(false);
    undo.add({ listings: clean, decision: { action: 'approve' } });
  };
  return (
    <>
      <Button type="button" size="small" variant="secondary" onClick={() => setAsked(true)}>
        <ShieldCheck />
        {texts.approveClean(clean.length)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={texts.cleanTitle(clean.length)}
        message={
          <>
            <p>{texts.cleanEffect}</p>
            <Titles tabIndex={0} aria-label={texts.cleanTitles}>
              {clean.map(({ id, title }) => (
                <li key={id}>{title ?? common.listing.noTitle}</li>
              ))}
            </Titles>
            <p>{texts.cleanKept(kept)}</p>
          </>
        }
        confirmLabel={texts.approveClean(clean.length)}
        onConfirm={approve}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
