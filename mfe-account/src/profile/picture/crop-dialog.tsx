import { AppError } from '@pokriv/contracts/errors';
import type { User } from '@pokriv/contracts/account/user';
import { call } from '@pokriv/web-kit/api';
import { Loading, Notice, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { Progress } from '@pokriv/web-kit/ui/data';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { lazy, Suspense, useState } from 'react';

import { DialogActions } from '../../frame/dialog-actions.tsx';
import { cutSquare, type Square } from './cut-square.ts';
import { texts } from './messages.ts';
import type { OpenPicture } from './open-file.ts';

const Cropper = lazy(() =>
  import(/* webpackChunkName: "cropper" */ './cropper.tsx').then((file) => ({ default: file.Cropper })),
);

interface CropDialogProps {
  picture: OpenPicture;
  onSaved: (user: User) => void;
  onClose: () => void;
}

export function CropDialog({ picture, onSaved, onClose }: CropDialogProps) {
  const [square, setSquare] = useState<Square>();
  /** Upload progress, 0 to 1. */
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const isSending = sent !== undefined;

  const send = async (cut: Square) => {
    setFailure(undefined);
    setSent(0);
    try {
      const body = new FormData();
      body.append('avatar', await cutSquare(picture.image, cut));
      const { data } = await call('uploadAvatar', { body, onProgress: setSent });
      onSaved(data);
    } catch (error) {
      console.warn('profile picture: upload failed', error);
      setFailure(error instanceof AppError ? error.message : texts.failed);
    } finally {
      setSent(undefined);
    }
  };

  const actions = (
    <DialogActions
      cancelLabel={texts.cancel}
      isBusy={isSending}
      disabled={!square}
      onConfirm={() => square && void send(square)}
      onCancel={onClose}
    >
      {isSending ? texts.saving : texts.save}
    </DialogActions>
  );
  return (
    <Dialog open locked={isSending} title={texts.cropTitle} footer={actions} onClose={onClose}>
      <Stack $gap={4}>
        <Suspense
          fallback={
            <Loading>
              <Skeleton $height="420px" />
            </Loading>
          }
        >
          <Cropper url={picture.url} onSquare={setSquare} />
        </Suspense>
        {isSending && (
          <Progress
            label={texts.progress}
            value={Math.round(sent * 100)}
            text={texts.zoomText(Math.round(sent * 100))}
          />
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </Stack>
    </Dialog>
  );
}
