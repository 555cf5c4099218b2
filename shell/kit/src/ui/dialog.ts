export { ConfirmDialog, type ConfirmDialogProps, type ConfirmType } from './confirm-dialog.tsx';
export { Dialog, Sheet, type DialogProps } from './modal.tsx';
export { useModal, type ModalProps } from './use-modal.ts';
