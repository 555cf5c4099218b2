import { z } from 'zod';

const Endpoint = z.url({ protocol: /^https$/u }).max(600);

/** JSON of `PushManager.subscribe`. The server calls `endpoint`, so only known push services are allowed. */
export const PushEndpoint = z.strictObject({
  endpoint: Endpoint,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{80,100}=*$/u),
    auth: z.string().regex(/^[\w-]{16,32}=*$/u),
  }),
});
export type PushEndpoint = z.infer<typeof PushEndpoint>;

/** Body, even for a read: the endpoint is a secret, and addresses are logged. */
export const NamedPushEndpoint = z.strictObject({ endpoint: Endpoint });

/** `isOn`: the endpoint receives the caller's notes. The server may drop an endpoint without the browser. */
export const PushEndpointState = z.object({ isOn: z.boolean() });

/** Empty without VAPID keys, which hides push from pages. */
export const PushKey = z.object({ publicKey: z.string() });

/** Payload for the service worker: no message texts, since others can read a lock screen. */
export const PushNote = z.object({
  title: z.string(),
  body: z.string(),
  /** Path of the page to open. */
  path: z.string(),
  /** A later note replaces an earlier one of the same tag. */
  tag: z.string(),
});
export type PushNote = z.infer<typeof PushNote>;
