import {
  ConversationWork,
  ListingWork,
  ModerationWork,
  UserWork,
  type AdminWork,
} from '@pokriv/contracts/moderation/admin-work';
import type { RequestHandler } from 'express';

import type { ServiceName } from '../bff-options.ts';
import { sendJson } from '../http/send-json.ts';
import type { UpstreamPool } from '../proxy/upstream-pool.ts';
import { createAskNumbers } from './ask-numbers.ts';

/** `GET /admin/work`: counts of waiting work; null for the kinds of a failing service. */
export function createReadAdminWork(
  actorSecret: string,
  pools: Readonly<Record<ServiceName, UpstreamPool>>,
): RequestHandler {
  const ask = createAskNumbers(actorSecret);
  const path = '/internal/work';
  return async (_request, response) => {
    const [ofListings, ofUsers, ofModeration, ofConversations] = await Promise.all([
      ask(pools.property, { path, reply: ListingWork }),
      ask(pools.user, { path, reply: UserWork }),
      ask(pools.moderation, { path, reply: ModerationWork }),
      ask(pools.conversations, { path, reply: ConversationWork }),
    ]);
    const data: AdminWork = {
      listings: ofListings?.listings ?? null,
      revisions: ofListings?.revisions ?? null,
      reports: ofModeration?.reports ?? null,
      threads: ofConversations?.threads ?? null,
      contacts: ofModeration?.contacts ?? null,
      appeals: ofModeration?.appeals ?? null,
      roleRequests: ofUsers?.roleRequests ?? null,
    };
    sendJson(response, 200, { success: true, data });
  };
}
