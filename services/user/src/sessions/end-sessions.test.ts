import { isSessionOver } from '@pokriv/service-kit/session-over';

import { endedOtherSessions, endedSession, endedSessions } from './end-sessions.ts';

const now = 1_800_000_000_500;
const second = 1_800_000_000;

describe('endedSessions', () => {
  it('ends sessions of this second and keeps those of the next', () => {
    const ends = endedSessions(now);
    expect([second - 1, second, second + 1].map((at) => isSessionOver(ends, at))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('ends the kept session too', () => {
    const ends = { ...endedOtherSessions(5, now), ...endedSessions(now) };
    expect(isSessionOver(ends, 5)).toBe(true);
  });
});

describe('endedSession', () => {
  it('stores 20 ended sessions and ends all up to the oldest dropped one', () => {
    let ends = { tokensValidAfter: 0, endedSignIns: [] as number[] };
    for (let signIn = 1000; signIn < 1210; signIn += 10) ends = { ...ends, ...endedSession(ends, signIn) };
    expect(ends.endedSignIns).toHaveLength(20);
    expect(ends.tokensValidAfter).toBe(1001);
    expect([999, 1000, 1005, 1010, 1015].map((at) => isSessionOver(ends, at))).toEqual([
      ...[true, true, false, true, false],
    ]);
  });
});
