import { AppError } from '@pokriv/contracts/errors';
import type { SharedList } from '@pokriv/contracts/shared-list/shared-list';
import { call, refresh } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { listTexts as texts } from './messages.ts';

interface DropHomeProps {
  list: SharedList;
  ownId: string;
  home: string;
  title: string;
  reload: () => Promise<unknown>;
  onDropped: () => void;
}

/** Removes a home from the list; owner only. */
export function DropHome({ list, ownId, home, title, reload, onDropped }: DropHomeProps) {
  const toast = useSetAtom(toastAtom);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const drop = async (): Promise<void> => {
    setIsBusy(true);
    const homes = list.homes.map(({ id }) => id).filter((id) => id !== home);
    try {
      const { message = '' } = await call('changeSharedHomes', {
        params: { id: ownId },
        body: { homes },
        quiet: pageErrorCodes,
      });
      // An open dialog traps the focus.
      flushSync(() => setIsAsking(false));
      await reload();
      onDropped();
      toast({ tone: 'success', text: message });
      await refresh('listSharedLists');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast({ tone: 'error', text: error.message });
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  };

  return (
    <div>
      <Button
        type="button"
        variant="quiet"
        size="small"
        aria-label={texts.dropHomeOf(title)}
        onClick={() => setIsAsking(true)}
      >
        <X />
        {texts.dropHome}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          type="danger"
          title={texts.dropHomeTitle}
          message={texts.dropHomeText}
          confirmLabel={texts.remove}
          loading={isBusy}
          onConfirm={() => void drop()}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
