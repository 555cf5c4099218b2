import { takeTurns } from './take-turns.ts';

describe('takeTurns', () => {
  const gate = () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { opened, open: () => open() };
  };

  it('runs work of one key in order and of other keys meanwhile', async () => {
    const turn = takeTurns();
    const { opened, open } = gate();
    const told: string[] = [];
    const first = turn('a', async () => {
      await opened;
      told.push('a1');
    });
    const second = turn('a', async () => void told.push('a2'));
    await turn('b', async () => void told.push('b1'));
    open();
    await Promise.all([first, second]);
    expect(told).toEqual(['b1', 'a1', 'a2']);
  });

  it('goes on after work that fails, and reports the failure to its caller alone', async () => {
    const turn = takeTurns();
    const failed = turn('a', () => Promise.reject(new Error('broken')));
    const next = turn('a', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
