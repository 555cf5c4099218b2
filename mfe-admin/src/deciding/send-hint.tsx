import { breakpoint, Text } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';

/* Only devices that likely have a keyboard. */
const Hint = styled(Text)`
  display: none;

  ${breakpoint.desktop} {
    display: block;
  }
`;

const isApple = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent);

export function SendHint() {
  return (
    <Hint $size="tiny" $tone="muted">
      {texts.sendKey(isApple() ? '⌘ + Enter' : 'Ctrl + Enter')}
    </Hint>
  );
}
