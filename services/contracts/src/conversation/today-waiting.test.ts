import { isReachedByPhone } from '../listing/property-options.ts';
import { isSeldomViewed } from '../listing/today-rules.ts';
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

describe('rules of a landlord’s tasks', () => {
  it('take fewer than ten views for few', () => {
    expect([9, 10].map(isSeldomViewed)).toEqual([true, false]);
  });

  it.each([
    [undefined, true],
    [[], true],
    [['message'], false],
    [['message', 'viber'], true],
    [['phone'], true],
  ] as const)('take a landlord who allows %j to be reached by phone: %s', (methods, isReached) => {
    expect(isReachedByPhone(methods)).toBe(isReached);
  });
});
