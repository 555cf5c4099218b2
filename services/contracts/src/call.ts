import type { Role } from './roles.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Service = 'property' | 'user' | 'moderation';
/** `bff`: a reply that the door composes of several reads. */
export type Owner = Service | 'bff';

/**
 * - `public`: anybody; an actor is passed along when there is one
 * - `identified`: a valid token, profile or not
 * - `signed-in`: anybody with a profile who is not suspended
 * - a list of roles
 */
export type Access = 'public' | 'identified' | 'signed-in' | readonly Role[];

export interface Call {
  method: Method;
  /** Under `/api`, parameters as `:id`. */
  path: `/${string}`;
  owner: Owner;
  access: Access;
  /** Refused to an administrator whose second factor is set up and not given in this session. */
  needsSecondFactor?: true;
  /** A limit by address, counted at the door (`LIMIT_*`). */
  limit?: 'login' | 'register' | 'refresh' | 'check-phone' | 'one-time-code';
  /** Answered from the BFF's short cache for everybody alike. */
  isCached?: true;
  /** Takes a multipart body instead of JSON. */
  isUpload?: true;
  /** The body is needed as it came: a signature covers its bytes. */
  isRaw?: true;
  /** Answers a file instead of JSON. */
  isFile?: true;
}
