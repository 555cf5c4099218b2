import { isolated } from './isolation.ts';

describe('isolated', () => {
  it('ends everything with this process', () => {
    const command = isolated('node', ['inside.ts', 'C11']).join(' ');
    expect(command).toMatch(/^--pdeathsig KILL unshare .*--pid --fork --kill-child=KILL/u);
    expect(command).toMatch(/ sh node inside\.ts C11$/u);
  });
});
