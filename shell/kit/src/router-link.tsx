import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

/** Router link without react-router's preloading and forms: a quarter of the size (docs/adr/0003). */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const { target } = rest;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target, preventScrollReset });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} onClick={press} />;
}

export interface NavLinkProps extends LinkProps {
  end?: boolean;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/u, '') : path).toLowerCase();

export function NavLink({ end, className, ...rest }: NavLinkProps) {
  const own = withoutSlash(useResolvedPath(rest.to).pathname);
  const { pathname } = useLocation();
  const here = pathname.toLowerCase();
  const isBelow = !end && here.startsWith(own === '/' ? own : `${own}/`);
  const isActive = withoutSlash(here) === own || isBelow;
  const names = [className, isActive && 'active'].filter(Boolean).join(' ');
  return <Link {...rest} aria-current={isActive ? 'page' : undefined} className={names || undefined} />;
}
