import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

import { labels } from './labels.ts';
import { color, radius } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const shine = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $ratio?: string;
  $round?: boolean;
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em', $ratio }) => ($ratio ? 'auto' : $height)};
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  border-radius: ${({ $round }) => ($round ? radius.full : '6px')};
  background: linear-gradient(
    100deg,
    ${color.skeleton} 35%,
    ${color.skeletonShine} 50%,
    ${color.skeleton} 65%
  );
  background-size: 200% 100%;
  animation: ${shine} 1600ms linear infinite;
`;

/** Wraps skeletons and announces the loading once. */
export function Loading({ children, label = labels.loading }: { children: ReactNode; label?: string }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
