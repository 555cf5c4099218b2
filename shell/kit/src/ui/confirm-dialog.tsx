import { CircleHelp, Info, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from './button.tsx';
import { labels } from './labels.ts';
import { ModalRoot } from './modal-frame.tsx';
import { breakpoint, color, font, radius, space } from './tokens.ts';
import { useModal } from './use-modal.ts';

const TYPES = {
  danger: { icon: TriangleAlert, ink: color.danger, tint: color.dangerTint },
  warning: { icon: CircleHelp, ink: color.wait, tint: color.waitTint },
  info: { icon: Info, ink: color.info, tint: color.infoTint },
} as const;

export type ConfirmType = keyof typeof TYPES;

const Root = styled(ModalRoot)`
  width: min(440px, 100% - 2 * ${space(4)});
  max-height: calc(100dvh - 2 * ${space(4)});
  border-radius: ${radius.card};
`;

/** A long message scrolls; the actions stay visible. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  max-height: inherit;
`;

const Body = styled.div<{ $type: ConfirmType }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  padding: ${space(6)} ${space(5)} ${space(5)};
  overflow-y: auto;

  > svg {
    grid-row: span 2;
    width: 44px;
    height: 44px;
    padding: 10px;
    border-radius: ${radius.full};
    color: ${({ $type }) => TYPES[$type].ink};
    background: ${({ $type }) => TYPES[$type].tint};
  }

  h2 {
    font-size: ${font.size.lead};
    padding-top: ${space(1)};
  }

  > div {
    color: ${color.muted};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space(3)};
  padding: 0 ${space(5)} ${space(5)};

  ${breakpoint.tablet} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  message: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  type?: ConfirmType;
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirmation dialog (spec §2, shared widgets). Cancel has the initial focus. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmLabel = labels.confirm,
  cancelLabel = labels.cancel,
  type = 'info',
  loading = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  const modal = useModal({ open, onClose: onCancel, locked: loading });
  const { icon: Icon } = TYPES[type];
  return (
    <Root {...modal} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-message`}>
      {open && (
        <Frame>
          <Body $type={type}>
            <Icon />
            <h2 id={`${id}-title`}>{title}</h2>
            <div id={`${id}-message`}>{message}</div>
          </Body>
          <Actions>
            <Button type="button" variant="secondary" disabled={loading} onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button
              type="button"
              variant={type === 'danger' ? 'danger' : 'primary'}
              busy={loading}
              onClick={onConfirm}
            >
              {loading ? labels.processing : confirmLabel}
            </Button>
          </Actions>
        </Frame>
      )}
    </Root>
  );
}
