export { ConfirmDialog, type ConfirmDialogProps, type ConfirmType } from './confirm-dialog.tsx';
export { Dialog, Sheet, type DialogProps } from './modal.tsx';
export { useModalLock } from './modal-lock.ts';
export { useModal, type ModalProps } from './use-modal.ts';
