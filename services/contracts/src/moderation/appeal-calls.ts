import type { Call } from '../call.ts';
import { admins } from '../role-groups.ts';

/**
 * Decisions, appeals and the transparency report (Digital Services Act, Art. 17, 20, 24). Personal calls are public: a
 * restricted person cannot sign in, so the service checks the signed link or the session.
 */
export const appealCalls = {
  readDecision: { method: 'get', path: '/decisions/:id', owner: 'moderation', access: 'public' },
  writeAppeal: { method: 'post', path: '/decisions/:id/appeal', owner: 'moderation', access: 'public' },
  listAppeals: { method: 'get', path: '/admin/appeals', owner: 'moderation', access: admins },
  readAppeal: { method: 'get', path: '/admin/appeals/:id', owner: 'moderation', access: admins },
  answerAppeal: { method: 'post', path: '/admin/appeals/:id/answers', owner: 'moderation', access: admins },
  decideAppeal: { method: 'put', path: '/admin/appeals/:id/verdict', owner: 'moderation', access: admins },
  readTransparency: { method: 'get', path: '/transparency', owner: 'moderation', access: 'public' },
} as const satisfies Record<string, Call>;
