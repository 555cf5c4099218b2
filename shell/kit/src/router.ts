/**
 * Subset of react-router as one small shared module: a shared package is not tree-shaken, and all of it costs 58 KB.
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
export { useEntryState } from './router-entry-state.ts';
export { isSamePage, samePage } from './same-page.ts';
export { Link, NavLink, type LinkProps, type NavLinkProps } from './router-link.tsx';
export type { RouteObject } from 'react-router-dom';
