import { keyframes, styled } from 'styled-components';

import { labels } from './labels.ts';
import { RoofLine } from './roof-line.tsx';
import { color, space } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const draw = keyframes`
  0% { stroke-dashoffset: 100; }
  55%, 70% { stroke-dashoffset: 0; }
  100% { stroke-dashoffset: -100; }
`;

/* Delayed, so that a fast load shows no spinner. */
const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const Box = styled.div`
  display: grid;
  place-content: center;
  min-height: 50vh;
  padding: ${space(8)};
  color: ${color.accent};
  animation: ${appear} 200ms 250ms ease-out backwards;

  svg {
    width: 72px;
  }

  path {
    stroke-dasharray: 100;
    animation: ${draw} 1800ms ease-in-out infinite;
  }
`;

export function PageSpinner({ label = labels.loading }: { label?: string }) {
  return (
    <Box role="status">
      <RoofLine />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  );
}
