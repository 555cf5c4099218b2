import type { JobData, JobsOf } from '@pokriv/contracts/jobs';

export type Examples = { [Name in JobsOf<'email'>]: Readonly<Record<string, JobData<Name>>> };

export const person = { email: 'maria@example.bg', firstName: 'Мария' };
export const title = 'Светъл двустаен до „Докторска градина“';
export const listing = { listingId: '6900000ce3fb2420fe98cf44', title, landlord: person };
export const userText = 'На първата снимка има <b>телефон</b> & лого.\n\nСменете я с "чиста" снимка.';
export const stated = {
  id: '6900000ce3fb2420fe98cf50',
  source: 'review',
  isFoundByMachine: false,
  isDecidedByMachine: false,
  at: '2026-11-21T10:00:00.000Z',
} as const;
