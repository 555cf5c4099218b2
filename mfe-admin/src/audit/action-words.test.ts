import { calls, type Call } from '@pokriv/contracts/calls';

import { actionText, actionWords } from './action-words.ts';

const changes = ({ method, isFile }: Call) => method !== 'get' || isFile;
const isAdmins = ({ access }: Call) => Array.isArray(access) && access.includes('admin');

describe('the acts of administrators', () => {
  const acts = Object.entries<Call>(calls).filter(([, call]) => isAdmins(call) && changes(call));

  it.each(acts.map(([name]) => name))('%s has words', (name) => {
    expect(actionWords[name]).toBeDefined();
  });

  it('are told by their name when they have none', () => {
    expect(actionText('somethingNewer')).toBe('somethingNewer');
  });
});
