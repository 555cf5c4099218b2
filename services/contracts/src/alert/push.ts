import { z } from 'zod';

const Endpoint = z.url({ protocol: /^https$/u }).max(600);

/** What `PushManager.subscribe` returns as JSON. The server calls `endpoint`: only known push services are. */
export const PushEndpoint = z.strictObject({
  endpoint: Endpoint,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{80,100}=*$/u),
    auth: z.string().regex(/^[\w-]{16,32}=*$/u),
  }),
});
export type PushEndpoint = z.infer<typeof PushEndpoint>;

/** In a body, also of a read: who knows an endpoint can write to it, and addresses are logged. */
export const NamedPushEndpoint = z.strictObject({ endpoint: Endpoint });

/** `isOn`: notes of the caller go to the endpoint. Endpoints are dropped without the browser's knowledge. */
export const PushEndpointState = z.object({ isOn: z.boolean() });

/** Empty while the site has no VAPID keys: pages then do not offer push. */
export const PushKey = z.object({ publicKey: z.string() });

/** What the service worker shows: no text of messages, a lock screen can be read by others. */
export const PushNote = z.object({
  title: z.string(),
  body: z.string(),
  /** Path of the page that opens. */
  path: z.string(),
  /** A later note with the same tag replaces the earlier one. */
  tag: z.string(),
});
export type PushNote = z.infer<typeof PushNote>;
