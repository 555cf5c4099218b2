import type { z } from 'zod';

import { calls, type Call, type CallName } from './calls.ts';
import type { Schemas } from './endpoint.ts';
import { alertEndpoints } from './alert/alert-endpoints.ts';
import { appealEndpoints } from './moderation/appeal-endpoints.ts';
import { billingEndpoints } from './billing/billing-endpoints.ts';
import { conversationEndpoints } from './conversation/conversation-endpoints.ts';
import { moderationEndpoints } from './moderation/moderation-endpoints.ts';
import { savedFilterEndpoints } from './moderation/saved-filter-endpoints.ts';
import { searchEndpoints } from './search/search-endpoints.ts';
import { sharedListEndpoints } from './shared-list/shared-list-endpoints.ts';
import { pageEndpoints } from './page-endpoints.ts';
import { propertyImageEndpoints } from './listing/image-endpoints.ts';
import { assignmentEndpoints } from './listing/assignment-endpoints.ts';
import { propertyEndpoints } from './listing/property-endpoints.ts';
import { userEndpoints } from './account/user-endpoints.ts';

export const schemas = {
  ...pageEndpoints,
  ...searchEndpoints,
  ...propertyEndpoints,
  ...propertyImageEndpoints,
  ...assignmentEndpoints,
  ...userEndpoints,
  ...billingEndpoints,
  ...moderationEndpoints,
  ...appealEndpoints,
  ...savedFilterEndpoints,
  ...conversationEndpoints,
  ...alertEndpoints,
  ...sharedListEndpoints,
} as const satisfies Record<CallName, Schemas>;

export type Endpoints = typeof schemas;
export type Endpoint = Call & Schemas & { name: CallName };

type Part<Name extends CallName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema> ? Schema : undefined;
type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type BodyOf<Name extends CallName> = InputOf<Part<Name, 'body'>>;
export type QueryOf<Name extends CallName> = InputOf<Part<Name, 'query'>>;
export type ParamsOf<Name extends CallName> = InputOf<Part<Name, 'params'>>;
export type ParsedBody<Name extends CallName> = OutputOf<Part<Name, 'body'>>;
export type ParsedQuery<Name extends CallName> = OutputOf<Part<Name, 'query'>>;
export type ParsedParams<Name extends CallName> = OutputOf<Part<Name, 'params'>>;
export type ReplyOf<Name extends CallName> = z.output<Endpoints[Name]['reply']>;

export function endpointOf(name: CallName): Endpoint {
  return { ...calls[name], ...schemas[name], name };
}

export const endpointList: readonly Endpoint[] = (Object.keys(calls) as CallName[]).map(endpointOf);
