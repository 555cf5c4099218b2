import { Link } from '@pokriv/web-kit/router';
import { Text } from '@pokriv/web-kit/ui';

import { texts } from '../messages.ts';

/** What a person agrees to by registering. */
export function Agreement() {
  const [before, between, after] = texts.register.agreement;
  return (
    <Text $size="small" $tone="muted">
      {before}
      <Link to="/terms">{texts.register.terms}</Link>
      {between}
      <Link to="/privacy">{texts.register.privacy}</Link>
      {after}
    </Text>
  );
}
