import { Text } from '@pokriv/web-kit/ui';

import { texts } from '../messages.ts';

/** What a person agrees to by registering. */
export function Agreement() {
  return (
    <Text $size="small" $tone="muted">
      {texts.register.agreement}
    </Text>
  );
}
