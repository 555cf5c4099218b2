import type { Actor } from '@pokriv/contracts/actor';
import type { AlertMatch } from '@pokriv/contracts/alert/saved-search';
import { notFound } from '@pokriv/contracts/errors';
import type { PropertyCard } from '@pokriv/contracts/listing/property';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { paginationOf } from '@pokriv/service-kit/paging';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { messages } from '../messages.ts';
import type { SearchCardRepository } from '../search/search-card.repository.ts';
import { accountOf } from './alert-person.ts';
import { previousRents } from './previous-rents.ts';
import type { MatchedHit, MatchesRepository } from './matches.repository.ts';

export interface MatchesDeps {
  matches: MatchesRepository;
  cards: SearchCardRepository;
  listings: ListingRepository;
  now: () => Date;
}

export interface AskedMatches {
  id: string;
  mail: string | undefined;
  page: number;
  limit: number;
}

export interface FoundMatches {
  data: AlertMatch[];
  goneCount: number;
  pagination: Pagination;
}

/**
 * Public listings of a mail in its order, readable by anyone with its id; without a mail the hits of the
 * actor's own search since it was last opened, newest first (design/alerts, Flow 6).
 * @throws AppError NOT_FOUND
 */
export async function listMatches(
  deps: MatchesDeps,
  actor: Actor | null,
  { id, mail, page, limit }: AskedMatches,
): Promise<FoundMatches> {
  const hits = mail === undefined ? await ofSearch(deps, actor, id) : await ofMail(deps, mail);
  const shown = new Set(await deps.cards.publicOf(hits.map(({ listingId }) => listingId)));
  const open = hits.filter(({ listingId }) => shown.has(listingId));
  return {
    data: await withCards(deps, open.slice((page - 1) * limit, page * limit)),
    goneCount: mail === undefined ? 0 : hits.length - open.length,
    pagination: paginationOf(page, limit, open.length),
  };
}

async function ofMail({ matches, now }: MatchesDeps, id: string): Promise<MatchedHit[]> {
  const mail = await matches.mail(id);
  if (!mail) throw notFound(messages.alert.mailNotFound);
  await matches.see(mail.person, now());
  return mail.told.map((told) => ({ ...told, at: mail.at }));
}

async function ofSearch({ matches }: MatchesDeps, actor: Actor | null, id: string): Promise<MatchedHit[]> {
  const search = await matches.search(id);
  if (!search || !actor || accountOf(search.person) !== actor.id) throw notFound(messages.alert.notFound);
  return matches.newOf(search);
}

async function withCards(
  { cards, listings }: MatchesDeps,
  hits: readonly MatchedHit[],
): Promise<AlertMatch[]> {
  const rows = await cards.rowsOf(hits.map(({ listingId }) => listingId));
  const previousOf = await previousRents(listings, hits);
  const byId = new Map(
    rows.map(({ _id, card, v, f }) => [
      _id,
      JSON.parse(`${card},"views":${v},"favorites":${f}}`) as PropertyCard,
    ]),
  );
  return hits.flatMap((hit) => {
    const listing = byId.get(hit.listingId);
    const { reason, at } = hit;
    return listing ? [{ listing, reason, previous: previousOf(hit), at: at.toISOString() }] : [];
  });
}
