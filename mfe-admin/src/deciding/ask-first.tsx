import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useRef, useState } from 'react';

/** State of the question before a decision without a simple undo; shown by `AskFirst` in the form. */
export function useAskFirst() {
  const [isAsking, setIsAsking] = useState(false);
  const isSure = useRef(false);
  return {
    isAsking,
    /** Opens the question. @returns true in the submit that follows a „yes“, once */
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
  /** Submits the form once more, now confirmed. */
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
