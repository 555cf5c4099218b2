import type { Role } from './roles.ts';

/**
 * Every call of the API: method, path, owning service, who may. Plain data without zod, so that it is cheap in a browser
 * bundle; `endpoints.ts` gives each its schemas. Read by the browser client, the BFF, the services, OpenAPI and the
 * permission tests (spec §6, §7; decisions §2).
 */
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
  /** A limit by address, counted at the door (`LIMIT_*`). */
  limit?: 'login' | 'register' | 'check-phone';
  /** Answered from the BFF's short cache for everybody alike. */
  isCached?: true;
  /** Takes a multipart body instead of JSON. */
  isUpload?: true;
}

const landlords = ['landlord', 'admin'] as const;
const admins = ['admin'] as const;

const propertyCalls = {
  searchProperties: {
    method: 'get',
    path: '/properties',
    owner: 'property',
    access: 'public',
    isCached: true,
  },
  searchPropertiesByText: {
    method: 'get',
    path: '/properties/search',
    owner: 'property',
    access: 'public',
    isCached: true,
  },
  readMap: { method: 'get', path: '/properties/map', owner: 'property', access: 'public', isCached: true },
  readPriceStats: {
    method: 'get',
    path: '/properties/price-stats',
    owner: 'property',
    access: 'public',
    isCached: true,
  },
  recordImpressions: {
    method: 'post',
    path: '/properties/impressions',
    owner: 'property',
    access: 'public',
  },
  listFavorites: { method: 'get', path: '/properties/favorites', owner: 'property', access: 'signed-in' },
  listMyProperties: {
    method: 'get',
    path: '/properties/my-properties',
    owner: 'property',
    access: landlords,
  },
  listAllProperties: { method: 'get', path: '/properties/admin/all', owner: 'property', access: admins },
  createProperty: { method: 'post', path: '/properties', owner: 'property', access: landlords },
  listSimilar: {
    method: 'get',
    path: '/properties/:id/similar',
    owner: 'property',
    access: 'public',
    isCached: true,
  },
  getProperty: { method: 'get', path: '/properties/:id', owner: 'property', access: 'public' },
  updateProperty: { method: 'put', path: '/properties/:id', owner: 'property', access: landlords },
  deleteProperty: { method: 'delete', path: '/properties/:id', owner: 'property', access: landlords },
  restoreProperty: { method: 'post', path: '/properties/:id/restore', owner: 'property', access: landlords },
  submitProperty: { method: 'post', path: '/properties/:id/submit', owner: 'property', access: landlords },
  withdrawProperty: {
    method: 'post',
    path: '/properties/:id/withdraw',
    owner: 'property',
    access: landlords,
  },
  pauseProperty: { method: 'post', path: '/properties/:id/pause', owner: 'property', access: landlords },
  resumeProperty: { method: 'post', path: '/properties/:id/resume', owner: 'property', access: landlords },
  rentProperty: { method: 'post', path: '/properties/:id/rent', owner: 'property', access: landlords },
  renewProperty: { method: 'post', path: '/properties/:id/renew', owner: 'property', access: landlords },
  listPropertyHistory: {
    method: 'get',
    path: '/properties/:id/history',
    owner: 'property',
    access: landlords,
  },
  duplicateProperty: {
    method: 'post',
    path: '/properties/:id/duplicate',
    owner: 'property',
    access: landlords,
  },
  moveProperties: { method: 'post', path: '/properties/bulk', owner: 'property', access: landlords },
  followListingLink: { method: 'post', path: '/properties/links', owner: 'property', access: 'public' },
  readRevision: { method: 'get', path: '/properties/:id/revision', owner: 'property', access: landlords },
  readStatistics: { method: 'get', path: '/properties/:id/stats', owner: 'property', access: landlords },
  readPromotionStatistics: {
    method: 'get',
    path: '/properties/:id/promotion-stats',
    owner: 'property',
    access: landlords,
  },
  uploadImages: {
    method: 'post',
    path: '/properties/:id/images',
    owner: 'property',
    access: landlords,
    isUpload: true,
  },
  arrangeImages: { method: 'put', path: '/properties/:id/images', owner: 'property', access: landlords },
  deleteImage: {
    method: 'delete',
    path: '/properties/:id/images/:imageId',
    owner: 'property',
    access: landlords,
  },
  toggleFavorite: {
    method: 'post',
    path: '/properties/:id/favorite',
    owner: 'property',
    access: 'signed-in',
  },
  recordView: { method: 'post', path: '/properties/:id/view', owner: 'property', access: 'public' },
  revealPhone: { method: 'post', path: '/properties/:id/phone', owner: 'property', access: 'public' },
  listModerationQueue: { method: 'get', path: '/admin/properties', owner: 'property', access: admins },
  approveProperty: {
    method: 'put',
    path: '/admin/properties/:id/approve',
    owner: 'property',
    access: admins,
  },
  rejectProperty: { method: 'put', path: '/admin/properties/:id/reject', owner: 'property', access: admins },
  removeProperty: { method: 'put', path: '/admin/properties/:id/remove', owner: 'property', access: admins },
  reinstateProperty: {
    method: 'put',
    path: '/admin/properties/:id/reinstate',
    owner: 'property',
    access: admins,
  },
} as const satisfies Record<string, Call>;

const userCalls = {
  login: { method: 'post', path: '/auth/login', owner: 'user', access: 'public', limit: 'login' },
  register: { method: 'post', path: '/auth/register', owner: 'user', access: 'public', limit: 'register' },
  refreshToken: { method: 'post', path: '/auth/refresh', owner: 'user', access: 'public' },
  logout: { method: 'post', path: '/auth/logout', owner: 'user', access: 'identified' },
  forgotPassword: { method: 'post', path: '/auth/forgot-password', owner: 'user', access: 'public' },
  resetPassword: { method: 'post', path: '/auth/reset-password', owner: 'user', access: 'public' },
  verifyEmail: { method: 'post', path: '/auth/verify-email', owner: 'user', access: 'public' },
  sendVerificationEmail: {
    method: 'post',
    path: '/auth/verification-email',
    owner: 'user',
    access: 'identified',
  },
  createProfile: { method: 'post', path: '/auth/profile', owner: 'user', access: 'identified' },
  getProfile: { method: 'get', path: '/auth/profile', owner: 'user', access: 'identified' },
  updateProfile: { method: 'put', path: '/auth/profile', owner: 'user', access: 'signed-in' },
  checkPhone: {
    method: 'post',
    path: '/auth/check-phone',
    owner: 'user',
    access: 'public',
    limit: 'check-phone',
  },
} as const satisfies Record<string, Call>;

const moderationCalls = {
  fileReport: { method: 'post', path: '/reports', owner: 'moderation', access: 'signed-in' },
  listReports: { method: 'get', path: '/reports', owner: 'moderation', access: admins },
  listAdminReports: { method: 'get', path: '/admin/reports', owner: 'moderation', access: admins },
  getReport: { method: 'get', path: '/reports/:id', owner: 'moderation', access: admins },
  setReportStatus: { method: 'put', path: '/reports/:id/status', owner: 'moderation', access: admins },
  submitContact: { method: 'post', path: '/contacts/submit', owner: 'moderation', access: 'public' },
  listContacts: { method: 'get', path: '/contacts', owner: 'moderation', access: admins },
  getContact: { method: 'get', path: '/contacts/:id', owner: 'moderation', access: admins },
  setContactStatus: { method: 'patch', path: '/contacts/:id/status', owner: 'moderation', access: admins },
} as const satisfies Record<string, Call>;

const pageCalls = {
  readHomePage: { method: 'get', path: '/pages/home', owner: 'bff', access: 'public', isCached: true },
} as const satisfies Record<string, Call>;

export const calls = { ...pageCalls, ...propertyCalls, ...userCalls, ...moderationCalls };
export type CallName = keyof typeof calls;

/** `/properties/:id` and `{ id: 'a b' }` → `/properties/a%20b`. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/gu, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** `?a=1&b=2`, or '': array values repeated, empty ones skipped (spec §7), sorted, so that equal questions look equal. */
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
