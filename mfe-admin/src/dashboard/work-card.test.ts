import { LATER, SOON } from '@pokriv/contracts/moderation/service-levels';

import { levelOf } from './work-card.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

it.each([
  [3.9, 'fresh', 'fresh'],
  [4, 'wait', 'fresh'],
  [23.9, 'wait', 'fresh'],
  [24, 'late', 'wait'],
  [47.9, 'late', 'wait'],
  [48, 'late', 'late'],
])('levelOf rates a wait of %d hours %s for listings and %s for messages', (hours, soon, later) => {
  expect([levelOf(hoursAgo(hours), SOON, now), levelOf(hoursAgo(hours), LATER, now)]).toEqual([soon, later]);
});
