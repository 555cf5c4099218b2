import { Text } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';
import type { PhoneState } from './use-phone-check.ts';

export function PhoneHint({ state }: { state: PhoneState }) {
  return (
    <span role="status">
      {state === undefined && texts.phoneHint}
      {state === 'checking' && texts.phoneChecking}
      {state === 'free' && (
        <Text as="span" $size="tiny" $tone="good" $strong>
          {texts.phoneFree}
        </Text>
      )}
    </span>
  );
}
