import { randomBytes } from 'node:crypto';

import type Stripe from 'stripe';

import { newId, type Unit } from '../books/unit.ts';
import { mergeMetadata } from '../objects/wire.ts';
import { listBook } from './list.ts';
import type { Operations } from './operation.ts';

export const events = {
  GetEvents: (unit: Unit, { type, types, ...params }: Stripe.EventListParams) =>
    listBook(
      unit,
      'events',
      params,
      (event) => (!type || event.type === type) && (!types || types.includes(event.type)),
    ),

  GetEventsId: (unit: Unit, _: object, id: string) => unit.need('events', id),

  GetWebhookEndpoints(unit: Unit, params: Stripe.PaginationParams) {
    const list = listBook(unit, 'webhook_endpoints', params);
    return { ...list, data: list.data.map(({ secret: _, ...endpoint }) => endpoint) };
  },

  PostWebhookEndpoints(unit: Unit, params: Stripe.WebhookEndpointCreateParams) {
    const secret = `whsec_${randomBytes(16).toString('hex')}`;
    const { url, enabled_events: types } = params;
    const metadata = mergeMetadata({}, params.metadata);
    const endpoint = { ...newEndpoint(unit, newId('we'), url, secret), enabled_events: types, metadata };
    unit.put('webhook_endpoints', endpoint);
    return endpoint;
  },
} satisfies Operations;

export const newEndpoint = (unit: Unit, id: string, url: string, secret: string): Stripe.WebhookEndpoint => ({
  id,
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: unit.now(),
  description: null,
  enabled_events: ['*'],
  livemode: false,
  metadata: {},
  secret,
  status: 'enabled',
  url,
});
