import { useWrite } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useSetAtom } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import type { SectionProps } from '../use-profile.ts';
import { texts } from './messages.ts';

export function RemovePicture({ take }: Pick<SectionProps, 'take'>) {
  const toast = useSetAtom(toastAtom);
  const [isAsking, setIsAsking] = useState(false);
  const remove = useWrite('deleteAvatar');
  const confirm = () =>
    remove.trigger({}).then(
      ({ data }) => {
        toast({ tone: 'success', text: texts.removed });
        take(data);
      },
      (error: unknown) => {
        console.warn('profile picture: removal failed', error);
        setIsAsking(false);
      },
    );
  return (
    <>
      <Button type="button" variant="quiet" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden />
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        type="danger"
        title={texts.removeTitle}
        message={texts.removeText}
        confirmLabel={texts.remove}
        loading={remove.isMutating}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
