import { alertCalls } from './alert/alert-calls.ts';
import { appealCalls } from './moderation/appeal-calls.ts';
import { billingCalls } from './billing/billing-calls.ts';
import type { Call } from './call.ts';
import { conversationCalls } from './conversation/conversation-calls.ts';
import { moderationCalls } from './moderation/moderation-calls.ts';
import { propertyCalls } from './listing/property-calls.ts';
import { admins } from './role-groups.ts';
import { searchCalls } from './search/search-calls.ts';
import { sharedListCalls } from './shared-list/shared-list-calls.ts';
import { userCalls } from './account/user-calls.ts';

export type { Access, Call, Method, Owner, Service } from './call.ts';

const pageCalls = {
  readHomePage: { method: 'get', path: '/pages/home', owner: 'bff', access: 'public', isCached: true },
  readAdminStats: { method: 'get', path: '/admin/stats', owner: 'bff', access: admins },
  readAdminWork: { method: 'get', path: '/admin/work', owner: 'bff', access: admins },
  reportClientError: {
    method: 'post',
    path: '/client-errors',
    owner: 'bff',
    access: 'public',
    limit: 'client-errors',
  },
} as const satisfies Record<string, Call>;

/**
 * Every call of the API: method, path, owner, access. Plain data without zod, to keep browser bundles small;
 * `endpoints.ts` adds the schemas. Read by the browser client, the BFF, the services, OpenAPI and the permission tests
 * (spec §6, §7; decisions §2).
 */
export const calls = {
  ...pageCalls,
  ...searchCalls,
  ...propertyCalls,
  ...userCalls,
  ...billingCalls,
  ...moderationCalls,
  ...appealCalls,
  ...conversationCalls,
  ...alertCalls,
  ...sharedListCalls,
};
export type CallName = keyof typeof calls;

export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/gu, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** `?a=1&b=2`, or '': repeats the key for arrays, skips empty values (spec §7), sorts for equal cache keys. */
export function toQueryString(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (isPresent(item)) search.append(name, String(item));
  }
  search.sort();
  const text = search.toString();
  return text ? `?${text}` : '';
}
