import type { Call } from '../call.ts';
import { admins, landlords } from '../role-groups.ts';

const owner = 'conversations';
const both = { owner, access: 'signed-in' } as const;
const ofLandlords = { owner, access: landlords } as const;
const ofAdmins = { owner, access: admins } as const;

/** Calls of messages and viewings (design/conversations, Calls). */
export const conversationCalls = {
  startThread: { method: 'post', path: '/threads', ...both },
  listThreads: { method: 'get', path: '/threads', ...both },
  readUnread: { method: 'get', path: '/threads/unread', ...both },
  followThreads: { method: 'get', path: '/threads/stream', ...both, isStream: true },
  readMyFacts: { method: 'get', path: '/threads/facts', ...both },
  readThread: { method: 'get', path: '/threads/:id', ...both },
  changeThread: { method: 'patch', path: '/threads/:id', ...both },
  sendMessage: { method: 'post', path: '/threads/:id/messages', ...both },
  markThreadRead: { method: 'post', path: '/threads/:id/read', ...both },
  blockThread: { method: 'post', path: '/threads/:id/block', ...both },
  reportThread: { method: 'post', path: '/threads/:id/report', ...both },
  notifyThreads: { method: 'post', path: '/properties/:id/notice', ...ofLandlords },

  readReplies: { method: 'get', path: '/replies', ...ofLandlords },
  saveReplies: { method: 'put', path: '/replies', ...ofLandlords },
  readResponseFigure: { method: 'get', path: '/landlords/:id/response', owner, access: 'public' },

  readAvailability: { method: 'get', path: '/availability', ...ofLandlords },
  saveAvailability: { method: 'put', path: '/availability', ...ofLandlords },
  readListingAvailability: { method: 'get', path: '/availability/:id', ...ofLandlords },
  saveListingAvailability: { method: 'put', path: '/availability/:id', ...ofLandlords },
  dropListingAvailability: { method: 'delete', path: '/availability/:id', ...ofLandlords },
  readSlots: { method: 'get', path: '/properties/:id/slots', owner, access: 'public' },

  askViewing: { method: 'post', path: '/viewings', ...both },
  listViewings: { method: 'get', path: '/viewings', ...both },
  listWaitingPlaces: { method: 'get', path: '/viewings/waiting', ...both },
  leaveWaitingPlace: { method: 'delete', path: '/viewings/waiting/:id', ...both },
  readCalendar: {
    method: 'get',
    path: '/viewings/calendar/:secret.ics',
    owner,
    access: 'public',
    isFile: true,
  },
  readViewingFile: { method: 'get', path: '/viewings/:id.ics', ...both, isFile: true },
  readViewing: { method: 'get', path: '/viewings/:id', ...both },
  confirmViewing: { method: 'post', path: '/viewings/:id/confirm', ...both },
  declineViewing: { method: 'post', path: '/viewings/:id/decline', ...both },
  counterViewing: { method: 'post', path: '/viewings/:id/counter', ...both },
  moveViewing: { method: 'post', path: '/viewings/:id/move', ...both },
  cancelViewing: { method: 'post', path: '/viewings/:id/cancel', ...both },
  tellComing: { method: 'post', path: '/viewings/:id/coming', ...both },
  tellOutcome: { method: 'post', path: '/viewings/:id/outcome', ...both },

  listModeratedThreads: { method: 'get', path: '/admin/threads', ...ofAdmins },
  readModeratedThread: { method: 'get', path: '/admin/threads/:id', ...ofAdmins },
  decideHeldMessage: { method: 'post', path: '/admin/messages/:id/decision', ...ofAdmins },
  resolveThread: { method: 'post', path: '/admin/threads/:id/resolution', ...ofAdmins },
} as const satisfies Record<string, Call>;
