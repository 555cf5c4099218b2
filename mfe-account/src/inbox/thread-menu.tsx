import type { Thread } from '@pokriv/contracts/conversation/thread';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { Menu, MenuButton } from '@pokriv/web-kit/ui/navigation';
import { Archive, Ban, Bell, BellOff, EllipsisVertical, Flag, Tag, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { texts } from './messages.ts';
import { NoteDialog, ReportThreadDialog } from './thread-dialogs.tsx';
import type { ThreadActs } from './use-thread-acts.ts';

interface ThreadMenuProps {
  thread: Thread;
  acts: ThreadActs;
}

export function ThreadMenu({ thread, acts }: ThreadMenuProps) {
  const [asked, setAsked] = useState<'block' | 'report' | 'note'>();
  const close = () => setAsked(undefined);
  const { isArchived, isMuted, isBlocked, side, other } = thread;
  return (
    <>
      <Menu label={texts.actions} trigger={<EllipsisVertical />}>
        {side === 'landlord' && (
          <MenuButton onClick={() => setAsked('note')}>
            <Tag />
            {texts.labelAndNote}
          </MenuButton>
        )}
        <MenuButton disabled={acts.isBusy} onClick={() => void acts.archive(!isArchived)}>
          {isArchived ? <Undo2 /> : <Archive />}
          {isArchived ? texts.unarchive : texts.archive}
        </MenuButton>
        <MenuButton disabled={acts.isBusy} onClick={() => void acts.mute(!isMuted)}>
          {isMuted ? <Bell /> : <BellOff />}
          {isMuted ? texts.unmute : texts.mute}
        </MenuButton>
        <MenuButton
          disabled={acts.isBusy}
          onClick={() => (isBlocked ? void acts.block(false) : setAsked('block'))}
        >
          <Ban />
          {isBlocked ? texts.unblock : texts.block}
        </MenuButton>
        <MenuButton onClick={() => setAsked('report')}>
          <Flag />
          {texts.report}
        </MenuButton>
      </Menu>
      <ConfirmDialog
        open={asked === 'block'}
        type="danger"
        title={texts.blockTitle(other.name)}
        message={texts.blockText}
        confirmLabel={texts.block}
        cancelLabel={texts.cancel}
        loading={acts.isBusy}
        onConfirm={() => void acts.block(true).then(close)}
        onCancel={close}
      />
      {asked === 'report' && <ReportThreadDialog threadId={thread.id} onClose={close} />}
      {asked === 'note' && <NoteDialog thread={thread} onSave={acts.saveNote} onClose={close} />}
    </>
  );
}
