import * as pages from '@pokriv/contracts/pages';
import { Link, useLocation } from '@pokriv/web-kit/router';
import { Text } from '@pokriv/web-kit/ui';

import { texts } from '../messages.ts';

export function LoginInstead({ email }: { email: string }) {
  const { search, state } = useLocation();
  return (
    <Text $size="small">
      <Link to={`${pages.login.path}${search}`} state={{ ...(state as object | null), email }}>
        {texts.register.loginInstead}
      </Link>
    </Text>
  );
}
