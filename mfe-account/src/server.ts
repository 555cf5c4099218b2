import * as pages from '@pokriv/contracts/pages';
import type { FirstScreenOf } from '@pokriv/web-kit/first-screen';
import { matchPath } from '@pokriv/web-kit/router';

import { loginRoute } from './sign-in/login-route.tsx';

/** The login is the only page of this slice that the server renders. */
export const routes = [loginRoute];

/** `chunk` is the webpack chunk name in login-route.tsx. */
export const firstScreenOf: FirstScreenOf = (path) =>
  matchPath(pages.login.path, path) ? { chunk: 'login', reads: [] } : undefined;
