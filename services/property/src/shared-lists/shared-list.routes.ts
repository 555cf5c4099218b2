import { handle } from '@pokriv/service-kit/http';
import { readIdempotencyKey } from '@pokriv/service-kit/idempotency.repository';
import { Router } from 'express';

import { messages } from '../messages.ts';
import { findList } from './change-list.ts';
import { changeHomes, markSeen, shareHomes, stopSharing } from './share-homes.ts';
import type { SharedListDeps } from './shared-list-deps.ts';
import { showList, showOwn } from './show-list.ts';
import { joinList, removeNote, removePerson, voteForHome, writeNote } from './take-part.ts';

const texts = messages.sharedList;

/** ADR 68. */
export function sharedListRoutes(deps: SharedListDeps): Router {
  const router = Router();

  handle(router, 'shareHomes', async ({ actor, body, request }) => {
    const key = readIdempotencyKey(request.get('Idempotency-Key'));
    return { data: showOwn(await shareHomes(deps, actor(), body, key)), message: texts.shared };
  });

  handle(router, 'listSharedLists', async ({ actor }) => ({
    data: (await deps.sharedLists.ofOwner(actor().id)).map(showOwn),
  }));

  handle(router, 'changeSharedHomes', async ({ actor, params: { id }, body: { homes } }) => ({
    data: showOwn(await changeHomes(deps, actor(), { id, homes })),
    message: texts.homesChanged,
  }));

  handle(router, 'markSharedListSeen', async ({ actor, params }) => ({
    data: showOwn(await markSeen(deps, actor(), params.id)),
  }));

  handle(router, 'stopSharing', async ({ actor, params }) => {
    await stopSharing(deps, actor(), params.id);
    return { data: null, message: texts.stopped };
  });

  handle(router, 'readSharedList', async ({ caller: { actor }, params }) => ({
    data: await showList(deps, await findList(deps, params.token), actor),
  }));

  handle(router, 'joinSharedList', async ({ caller: { actor }, params: { token }, body }) => {
    const { list, ...joined } = await joinList(deps, { token, actor }, body);
    return { data: { ...joined, list: await showList(deps, list, actor) } };
  });

  handle(router, 'removeSharedPerson', async ({ caller: { actor }, params, body: { key } }) => {
    const { token, personId } = params;
    const list = await removePerson(deps, { token, actor, key }, personId);
    return { data: await showList(deps, list, actor) };
  });

  handle(router, 'voteInSharedList', async ({ caller: { actor }, params: { token }, body }) => {
    const { key, home, vote } = body;
    const list = await voteForHome(deps, { token, actor, key }, { home, vote });
    return { data: await showList(deps, list, actor) };
  });

  handle(router, 'writeSharedNote', async ({ caller: { actor }, params, body }) => {
    const { key, home, note: text } = body;
    const { token, noteId: id } = params;
    const list = await writeNote(deps, { token, actor, key }, { id, home, text });
    return { data: await showList(deps, list, actor) };
  });

  handle(router, 'removeSharedNote', async ({ caller: { actor }, params, body: { key } }) => {
    const { token, noteId } = params;
    const list = await removeNote(deps, { token, actor, key }, noteId);
    return { data: await showList(deps, list, actor) };
  });

  return router;
}
