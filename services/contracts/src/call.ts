import type { Role } from './roles.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Service = 'property' | 'user' | 'moderation' | 'conversations' | 'notifications';
export type Owner = Service | 'bff';

/**
 * - `public`: everyone; the actor is passed along when known
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
  /** Refused to an administrator whose second factor is set up but not given in this session. */
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
  /** Served from the BFF's short-lived cache, the same for everyone. */
  isCached?: true;
  isUpload?: true;
  /** Unparsed body: a signature covers its bytes. */
  isRaw?: true;
  isFile?: true;
  /** Server-sent events: the reply does not end. */
  isStream?: true;
}
