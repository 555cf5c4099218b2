import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import { comingBack } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import type { ReasonState, SignInReason } from '@pokriv/web-kit/sign-in-reason';

type WishKind = SignInReason['wish'];

/** A visitor's pending favourite, report, message or viewing, stored in this tab during sign-in. */
const STORAGE_KEY = 'sign-in-wish';
const KEPT_MS = 30 * 60_000;

export function keepWish(kind: WishKind, id: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ kind, id, until: Date.now() + KEPT_MS }));
  } catch {
    // Storage is unavailable: the button has to be pressed again.
  }
}

interface Wish {
  kind?: unknown;
  id?: unknown;
  until?: unknown;
}

function readWish(): Wish {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Wish;
  } catch {
    return {};
  }
}

const isFor = (wish: Wish, kind: WishKind, id: string): boolean => wish.kind === kind && wish.id === id;

export function hasWish(kind: WishKind, id: string): boolean {
  const wish = readWish();
  return isFor(wish, kind, id) && Number(wish.until) > Date.now();
}

export function takeWish(kind: WishKind, id: string): boolean {
  const isWished = hasWish(kind, id);
  if (isFor(readWish(), kind, id)) sessionStorage.removeItem(STORAGE_KEY);
  return isWished;
}

export type WishedListing = Pick<PropertyCard, 'id'> & Partial<Pick<PropertyCard, 'title' | 'images'>>;

export function useSignInFor(kind: WishKind): (listing: WishedListing) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return ({ title = '', images = [] }) => {
    const [cover] = images;
    const picture = cover && { picture: pictureAddress(cover.id, 320) };
    const state: ReasonState = { reason: { wish: kind, title, ...picture } };
    void navigate(comingBack(pages.login, pathname + search), { state });
  };
}
