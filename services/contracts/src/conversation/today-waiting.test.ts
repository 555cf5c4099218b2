import { waitingToday } from './today-waiting.ts';

const asked = { side: 'landlord', viewing: null } as const;
const withViewing = { side: 'landlord', viewing: { awaits: 'landlord' } } as const;
const withProposal = { side: 'landlord', viewing: { awaits: 'tenant' } } as const;

describe('waitingToday', () => {
  it('counts a thread whose viewing waits once, as the viewing', () => {
    const threads = [asked, withViewing, withProposal];
    expect(waitingToday({ tasks: [1, 2], viewings: [1], threads, threadsTotal: 3 })).toBe(5);
  });

  it('counts threads beyond those read', () => {
    expect(waitingToday({ tasks: [], viewings: [], threads: [asked], threadsTotal: 25 })).toBe(25);
  });
});
