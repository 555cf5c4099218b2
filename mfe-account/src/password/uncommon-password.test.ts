import { UncommonPassword } from './uncommon-password.ts';

jest.mock('@pokriv/contracts/account/common-password', () => {
  throw new Error('offline');
});

it('UncommonPassword accepts a common password while the list fails to load: the server checks it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await UncommonPassword.safeParseAsync('Demo1234')).success).toBe(true);
  expect(warn).toHaveBeenCalledWith('common passwords: list not loaded, check skipped', expect.any(Error));
});
