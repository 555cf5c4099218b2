import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, font, radius, space } from './tokens.ts';

const TONES = {
  info: { icon: Info, ink: color.info, tint: color.infoTint },
  good: { icon: CircleCheck, ink: color.good, tint: color.goodTint },
  wait: { icon: TriangleAlert, ink: color.wait, tint: color.waitTint },
  danger: { icon: CircleAlert, ink: color.danger, tint: color.dangerTint },
} as const;

export type NoticeTone = keyof typeof TONES;

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  color: ${color.text};
  background: ${({ $tone }) => TONES[$tone].tint};

  > svg {
    flex: none;
    width: 22px;
    height: 22px;
    color: ${({ $tone }) => TONES[$tone].ink};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(2)};
`;

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** `danger` is announced at once (alert), other tones politely. */
export function Notice({ tone = 'info', title, children, actions }: NoticeProps) {
  const { icon: Icon } = TONES[tone];
  return (
    <Box $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon />
      <Body>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Body>
    </Box>
  );
}
