import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useRef, useState } from 'react';

/** Confirmation of a decision without a simple undo; `AskFirst` renders its dialog in the form. */
export function useAskFirst() {
  const [isAsking, setIsAsking] = useState(false);
  const isSure = useRef(false);
  return {
    isAsking,
    /** Opens the dialog. @returns true once, in the submit after a confirmation */
    isConfirmed: (): boolean => {
      const sure = isSure.current;
      isSure.current = false;
      setIsAsking(!sure);
      return sure;
    },
    confirm: () => {
      setIsAsking(false);
      isSure.current = true;
    },
    cancel: () => setIsAsking(false),
  };
}

interface AskFirstProps {
  asking: ReturnType<typeof useAskFirst>;
  title: string;
  message: string;
  confirmLabel: string;
  /** Resubmits the form after the confirmation. */
  onSubmit: () => Promise<void>;
}

export function AskFirst({ asking, onSubmit, ...words }: AskFirstProps) {
  return (
    <ConfirmDialog
      {...words}
      open={asking.isAsking}
      type="danger"
      onConfirm={() => {
        asking.confirm();
        void onSubmit();
      }}
      onCancel={asking.cancel}
    />
  );
}
