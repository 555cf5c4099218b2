import { useId, useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { ConfirmDialog } from './confirm-dialog.tsx';
import { labels } from './labels.ts';
import { ModalFrame, ModalRoot } from './modal-frame.tsx';
import { breakpoint, radius, space } from './tokens.ts';
import { useLossGuard } from './use-loss-guard.ts';
import { useModal, type ModalProps } from './use-modal.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`;

const slide = keyframes`
  from { transform: translateX(40px); opacity: 0; }
`;

const DialogRoot = styled(ModalRoot)<{ $wide: boolean }>`
  width: min(${({ $wide }) => ($wide ? 720 : 480)}px, 100% - 2 * ${space(4)});
  max-height: calc(100dvh - 2 * ${space(6)});
  border-radius: ${radius.card};

  &[open] {
    animation: ${rise} 200ms ease-out;
  }
`;

const SheetRoot = styled(ModalRoot)`
  width: 100%;
  height: 100dvh;

  &[open] {
    animation: ${rise} 200ms ease-out;
  }

  ${breakpoint.tablet} {
    width: 480px;
    margin-right: 0;

    &[open] {
      animation-name: ${slide};
    }
  }
`;

export interface DialogProps extends ModalProps {
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
}

export function Dialog({ title, children, footer, wide = false, ...modal }: DialogProps) {
  const titleId = useId();
  const [isSending, setIsSending] = useState(false);
  const locked = modal.locked || isSending;
  const guard = useLossGuard(modal);
  const root = useModal({ ...modal, locked, onClose: guard.close });
  return (
    <>
      <DialogRoot {...root} onInput={guard.noteWriting} $wide={wide} aria-labelledby={titleId}>
        {modal.open && (
          <ModalFrame
            {...{ titleId, title, footer, children, locked }}
            onClose={guard.close}
            onLock={setIsSending}
          />
        )}
      </DialogRoot>
      {guard.isAsking && (
        <ConfirmDialog
          open
          type="warning"
          title={labels.lossTitle}
          message={labels.lossText}
          confirmLabel={labels.lossLeave}
          cancelLabel={labels.lossStay}
          onConfirm={guard.leave}
          onCancel={guard.stay}
        />
      )}
    </>
  );
}

export function Sheet({ title, children, footer, ...modal }: Omit<DialogProps, 'wide'>) {
  const titleId = useId();
  const [isSending, setIsSending] = useState(false);
  const locked = modal.locked || isSending;
  return (
    <SheetRoot {...useModal({ ...modal, locked })} aria-labelledby={titleId}>
      {modal.open && (
        <ModalFrame
          {...{ titleId, title, footer, children, locked }}
          onClose={modal.onClose}
          onLock={setIsSending}
        />
      )}
    </SheetRoot>
  );
}
