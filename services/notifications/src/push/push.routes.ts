import { createECDH } from 'node:crypto';

import { pushSwitched } from '@pokriv/contracts/alert/alert-rules';
import type { PushEndpoint } from '@pokriv/contracts/alert/push';
import { badRequest, unavailable } from '@pokriv/contracts/errors';
import { nameField } from '@pokriv/contracts/field-labels';
import type { ErasedPeople } from '@pokriv/service-kit/erased-people';
import { handle } from '@pokriv/service-kit/http';
import type { Limit } from '@pokriv/service-kit/limits';
import { Router } from 'express';

import { pushTexts as texts } from './messages.ts';
import type { PushEndpointRepository } from './push-endpoint.repository.ts';
import type { IsPushEndpoint } from './push-hosts.ts';

export interface PushRoutesDeps {
  endpoints: PushEndpointRepository;
  erased: ErasedPeople;
  isKnown: IsPushEndpoint;
  /** Absent: push is disabled. */
  publicKey: string | undefined;
  limit: Pick<Limit, 'take'>;
  now: () => Date;
}

const refuse = (param: string, msg: string) => badRequest(nameField(param, msg), [{ param, msg }]);

/** Keys for encryption: a P-256 point and 16 bytes (RFC 8291). */
function areKeys({ p256dh, auth }: PushEndpoint['keys']): boolean {
  const lengths = [p256dh, auth].map((key) => Buffer.from(key, 'base64url').length);
  if (lengths[0] !== 65 || lengths[1] !== 16) return false;
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** A person's browsers subscribed to notifications (design/alerts, Calls). */
export function pushRoutes({ endpoints, erased, isKnown, publicKey, limit, now }: PushRoutesDeps): Router {
  const router = Router();

  handle(router, 'readPushKey', async () => ({ data: { publicKey: publicKey ?? '' } }));
  handle(router, 'savePushEndpoint', async ({ actor, body, caller }) => {
    const { id } = actor();
    if (publicKey === undefined || (await erased.is(id))) throw unavailable(texts.off);
    if (!isKnown(body.endpoint)) throw refuse('endpoint', texts.foreignHost);
    if (!areKeys(body.keys)) throw refuse('keys', texts.wrongKeys);
    await limit.take(id);
    const signedInAt = caller.identity?.signedInAt ?? null;
    await endpoints.save({ userId: id, signedInAt }, body, now());
    return { data: null, message: pushSwitched.on };
  });
  handle(router, 'readPushEndpoint', async ({ actor, body }) => ({
    data: { isOn: await endpoints.has(actor().id, body.endpoint) },
  }));
  handle(router, 'dropPushEndpoint', async ({ actor, body }) => {
    await endpoints.drop(actor().id, body.endpoint);
    return { data: null, message: pushSwitched.off };
  });
  return router;
}
