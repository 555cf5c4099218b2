import type { MouseEvent } from 'react';
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

interface SkipLinkProps {
  /** Id of the target; it needs `tabIndex={-1}`. */
  target?: string;
  children?: string;
}

export function SkipLink({ target = 'content', children = labels.skipToContent }: SkipLinkProps) {
  const jump = (event: MouseEvent) => {
    const element = document.getElementById(target);
    if (!element) return;
    // A hash in the URL would add a history entry.
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.scrollIntoView?.();
  };
  return (
    <Root href={`#${target}`} onClick={jump}>
      {children}
    </Root>
  );
}
