import { requireMachine, type Machine } from './requirements.ts';

const fit: Machine = {
  platform: 'linux',
  userId: 0,
  has: () => true,
  goVersion: () => 'go version go1.24.0 linux/amd64',
};

describe('requireMachine', () => {
  it('accepts root on Linux with every program', () => {
    expect(() => requireMachine(fit)).not.toThrow();
  });

  it('lists all that is missing at once', () => {
    const poor = { ...fit, platform: 'darwin', userId: 501, has: (name: string) => name !== 'ip' };
    expect(() => requireMachine(poor)).toThrow(/липсва:\n {2}Linux: .+\n {2}права на root: .+\n {2}ip \(/su);
  });

  it('asks for a newer Go', () => {
    const old = { ...fit, goVersion: () => 'go version go1.22.4 linux/amd64' };
    expect(() => requireMachine(old)).toThrow('Go 1.24 или по-нов; този е 1.22.4');
  });
});
