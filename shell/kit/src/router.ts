/**
 * The part of react-router that we use, shared as one small module: shared whole it costs 58 KB, because a shared
 * package is not tree-shaken.
 */
export {
  BrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { beforeBack } from './before-back.ts';
export { Link, NavLink, type LinkProps, type NavLinkProps } from './router-link.tsx';
export type { RouteObject } from 'react-router-dom';
