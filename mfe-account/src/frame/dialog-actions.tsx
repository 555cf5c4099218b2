import { Button, type ButtonProps } from '@pokriv/web-kit/ui';

interface DialogActionsProps extends Pick<ButtonProps, 'form' | 'variant' | 'disabled'> {
  cancelLabel: string;
  isBusy: boolean;
  onCancel: () => void;
  /** Without a `form` to submit. */
  onConfirm?: () => void;
  /** Label of the button that acts. */
  children: string;
}

/** The footer of a dialog: cancel, and the one step that the dialog is for. */
export function DialogActions({
  cancelLabel,
  isBusy,
  onCancel,
  onConfirm,
  form,
  children,
  ...look
}: DialogActionsProps) {
  return (
    <>
      <Button type="button" variant="secondary" disabled={isBusy} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button {...look} type={form ? 'submit' : 'button'} form={form} busy={isBusy} onClick={onConfirm}>
        {children}
      </Button>
    </>
  );
}
