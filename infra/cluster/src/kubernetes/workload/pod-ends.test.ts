import { podEnds } from './pod-ends.ts';

describe('podEnds', () => {
  it('keeps what was last seen of each pod', () => {
    const lines = ['bff-1|||', 'bff-2|||0', 'bff-1|||0', 'bff-1|0|Completed|0', 'user-1|137|OOMKilled|1'];
    expect(podEnds(lines)).toEqual([
      { pod: 'bff-1', exitCode: 0, reason: 'Completed', restarts: 0 },
      { pod: 'bff-2', restarts: 0 },
      { pod: 'user-1', exitCode: 137, reason: 'OOMKilled', restarts: 1 },
    ]);
  });
});
