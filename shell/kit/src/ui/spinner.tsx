import { keyframes, styled } from 'styled-components';

import { radius } from './tokens.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Decorative; the parent carries `aria-busy`. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: ${radius.full};
  animation: ${turn} 800ms linear infinite;
`;
