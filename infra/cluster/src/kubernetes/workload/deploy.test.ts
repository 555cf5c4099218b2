import { rememberingFind } from './deploy.ts';

describe('rememberingFind', () => {
  it('asks again for a Service until there is one', async () => {
    const answers = [undefined, '10.96.0.9'];
    const find = jest.fn(() => Promise.resolve(answers.shift()));
    const remembering = rememberingFind(find);
    expect(await remembering('user', 'pokriv')).toBeUndefined();
    expect(await remembering('user', 'pokriv')).toBe('10.96.0.9');
    expect(await remembering('user', 'pokriv')).toBe('10.96.0.9');
    expect(find).toHaveBeenCalledTimes(2);
  });
});
