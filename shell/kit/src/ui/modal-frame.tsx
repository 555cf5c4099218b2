import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { asDialogActions } from './edge-parts.ts';
import { IconButton } from './icon-button.tsx';
import { labels } from './labels.ts';
import { ModalLock } from './modal-lock.ts';
import { breakpoint, color, font, radius, shadow, space } from './tokens.ts';

const fade = keyframes`
  from { opacity: 0; }
`;

export const ModalRoot = styled.dialog`
  max-width: none;
  max-height: none;
  margin: auto;
  padding: 0;
  border: 0;
  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.lifted};
  overflow: hidden;

  &::backdrop {
    background: color-mix(in srgb, ${color.veil} 60%, transparent);
    animation: ${fade} 200ms ease-out;
  }
`;

/** The body scrolls; title and actions stay. The close button is last in the tab order. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
  max-height: inherit;
`;

const Title = styled.h2`
  padding: ${space(5)} ${space(16)} ${space(3)} ${space(5)};
  font-size: ${font.size.lead};
`;

const Body = styled.div`
  padding: ${space(1)} ${space(5)} ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Footer = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${space(3)};
  padding: ${space(3)} ${space(5)} calc(${space(4)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};

  ${breakpoint.tablet} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;

const Close = styled.div`
  position: absolute;
  top: ${space(2.5)};
  right: ${space(2.5)};
  border-radius: ${radius.full};
`;

interface ModalFrameProps {
  titleId: string;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  locked: boolean;
  onClose: () => void;
  onLock: (isLocked: boolean) => void;
}

export function ModalFrame({ titleId, title, children, footer, locked, onClose, onLock }: ModalFrameProps) {
  return (
    <Frame>
      <Title id={titleId}>{title}</Title>
      <Body>
        <ModalLock value={onLock}>{children}</ModalLock>
      </Body>
      {footer && <Footer ref={asDialogActions}>{footer}</Footer>}
      <Close>
        <IconButton label={labels.close} disabled={locked} onClick={onClose}>
          <X />
        </IconButton>
      </Close>
    </Frame>
  );
}
