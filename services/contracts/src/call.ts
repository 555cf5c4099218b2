import type { Role } from './roles.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Service = 'property' | 'user' | 'moderation' | 'conversations' | 'notifications';
export type Owner = Service | 'bff';

/**
 * - `public`: everyone; forwards the actor if present
 * - `identified`: a valid token, with or without a profile
 * - `signed-in`: every user with a profile who is not suspended
 * - a list of roles
 */
export type Access = 'public' | 'identified' | 'signed-in' | readonly Role[];

export interface Call {
  method: Method;
  path: `/${string}`;
  owner: Owner;
  access: Access;
  /** Refuses administrators with a second factor that this session has not passed. */
  needsSecondFactor?: true;
  limit?:
    | 'login'
    | 'register'
    | 'refresh'
    | 'check-phone'
    | 'one-time-code'
    | 'client-errors'
    | 'search-preview'
    | 'anonymous-search'
    | 'shared-list'
    | 'shared-list-join';
  /** Served from the BFF's short-lived cache, shared by all callers. */
  isCached?: true;
  isUpload?: true;
  /** Leaves the body unparsed: its signature covers the bytes. */
  isRaw?: true;
  isFile?: true;
  /** Server-sent events: the reply stays open. */
  isStream?: true;
}
