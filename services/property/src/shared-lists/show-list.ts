import type { Actor } from '@pokriv/contracts/actor';
import type { PropertyCard } from '@pokriv/contracts/listing/property';
import type { OwnSharedList, SharedHome, SharedList } from '@pokriv/contracts/shared-list/shared-list';
import { SHARED_LIST_DAYS } from '@pokriv/contracts/shared-list/shared-list-rules';

import { isShownClosed } from '../listings/read-listing.ts';
import { isOwnerOf, personOf } from './participant.ts';
import type { SharedListDeps } from './shared-list-deps.ts';
import type { StoredSharedList } from './shared-list.model.ts';

const KEPT_MS = SHARED_LIST_DAYS * 86_400_000;

const endOf = ({ lastActiveAt }: StoredSharedList): string =>
  new Date(lastActiveAt.getTime() + KEPT_MS).toISOString();

type ShowDeps = Pick<SharedListDeps, 'cards' | 'listings' | 'now'>;

async function cardsOf({ cards }: ShowDeps, homes: readonly string[]): Promise<Map<string, PropertyCard>> {
  const rows = await cards.rowsOf(homes);
  return new Map(
    rows.map(({ _id, card, v, f }) => [
      _id,
      JSON.parse(`${card},"views":${v},"favorites":${f}}`) as PropertyCard,
    ]),
  );
}

/** Titles of homes without a card but with an open page. */
async function closedTitles(
  { listings, now }: ShowDeps,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const closed = (await listings.byIds(ids)).filter((listing) => isShownClosed(listing, now()));
  return new Map(closed.map(({ _id, fields }) => [_id, fields.title ?? '']));
}

/** A list in the view of a caller with the link. */
export async function showList(
  deps: ShowDeps,
  list: StoredSharedList,
  actor: Actor | null,
): Promise<SharedList> {
  const cards = await cardsOf(deps, list.homes);
  const titles = await closedTitles(
    deps,
    list.homes.filter((home) => !cards.has(home)),
  );
  return {
    people: list.people.map(({ id, name, userId }) => ({ id, name, isOwner: userId === list.ownerId })),
    homes: list.homes.map((id): SharedHome => ({
      id,
      card: cards.get(id) ?? null,
      title: titles.get(id) ?? null,
      votes: list.votes.filter(({ home }) => home === id),
      notes: list.notes
        .filter(({ home }) => home === id)
        .map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    })),
    you: personOf(list, { actor })?.id ?? null,
    ownId: isOwnerOf(list, actor) ? list._id : null,
    endsAt: endOf(list),
  };
}

export function showOwn(list: StoredSharedList): OwnSharedList {
  const { _id: id, token, homes, people, votes, notes, ownerId, seenAt, createdAt } = list;
  const own = people.find(({ userId }) => userId === ownerId)?.id;
  const isNew = ({ by, at }: { by: string; at: Date }) => by !== own && at > seenAt;
  return {
    id,
    token,
    homes,
    people: people.length - 1,
    votes: votes.length,
    notes: notes.length,
    newVotes: votes.filter(isNew).length,
    newNotes: notes.filter(isNew).length,
    createdAt: createdAt.toISOString(),
    endsAt: endOf(list),
  };
}
