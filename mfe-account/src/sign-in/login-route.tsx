import * as pages from '@pokriv/contracts/pages';
import { pageRoute } from '@pokriv/web-kit/guard';

import { page } from '../lazy-page.tsx';

/** Apart from the other routes: the server renders this page alone. */
export const loginRoute = pageRoute(
  pages.login,
  page(() =>
    import(/* webpackChunkName: "login" */ './login-page.tsx').then((file) => ({ default: file.LoginPage })),
  ),
);
