import { styled } from 'styled-components';

import { labels } from './labels.ts';
import { color, layer, radius, space } from './tokens.ts';

const Root = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: ${layer.toast};
  padding: ${space(3)} ${space(5)};
  border-radius: ${radius.control};
  color: ${color.onAccent};
  background: ${color.accent};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

/** First on the page: jumps over the header. The target needs `tabIndex={-1}`. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  return <Root href={`#${target}`}>{labels.skipToContent}</Root>;
}
