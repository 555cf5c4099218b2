import { Button, type ButtonProps } from '@pokriv/web-kit/ui';

interface DialogActionsProps extends Pick<ButtonProps, 'form' | 'variant' | 'disabled'> {
  cancelLabel: string;
  isBusy: boolean;
  onCancel: () => void;
  /** For a dialog without a `form`. */
  onConfirm?: () => void;
  children: string;
}

/** Dialog footer: cancel and the primary action. */
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
