import { VisuallyHidden } from '@pokriv/web-kit/ui';
import { ExternalLink as Icon } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';

const Way = styled.a`
  svg {
    display: inline-block;
    width: 14px;
    height: 14px;
    margin-left: 4px;
    vertical-align: -2px;
  }
`;

export function ExternalLink({ to, text }: { to: string; text: string }) {
  return (
    <Way href={to} target="_blank" rel="noreferrer">
      {text}
      <Icon aria-hidden="true" />
      <VisuallyHidden> ({texts.inNewTab})</VisuallyHidden>
    </Way>
  );
}
