/**
 * The part of react-router that we use, shared as one small module: shared whole it costs 58 KB, because a shared
 * package is not tree-shaken.
 */
export {
  BrowserRouter,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { beforeBack } from './before-back.ts';
export type { LinkProps, RouteObject } from 'react-router-dom';
