import * as pages from '@pokriv/contracts/pages';
import { Link } from '@pokriv/web-kit/router';
import { Text } from '@pokriv/web-kit/ui';

import { texts } from '../messages.ts';

const { before, terms, between, privacy } = texts.register.agreement;

/** The terms open in a new tab, which keeps the form. */
export function Agreement() {
  return (
    <Text $size="small" $tone="muted">
      {before}
      <Link to={pages.terms.path} target="_blank">
        {terms}
      </Link>
      {between}
      <Link to={pages.privacy.path} target="_blank">
        {privacy}
      </Link>
      .
    </Text>
  );
}
