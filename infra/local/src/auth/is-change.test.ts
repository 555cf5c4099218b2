import { isChange } from './is-change.ts';

const KIT = '/identitytoolkit.googleapis.com/v1';

describe('isChange', () => {
  it.each([
    ['POST', `${KIT}/accounts:signUp?key=k`],
    ['POST', `${KIT}/accounts:update?key=k`],
    ['POST', `${KIT}/projects/demo-pokriv/accounts:batchCreate`],
    ['POST', `${KIT}/accounts:sendOobCode?key=k`],
    ['DELETE', '/emulator/v1/projects/demo-pokriv/accounts'],
    ['GET', '/emulator/action?mode=verifyEmail&oobCode=x'],
  ])('is true for %s %s', (method, path) => expect(isChange(method, path)).toBe(true));

  it.each([
    ['POST', `${KIT}/accounts:lookup?key=k`],
    ['POST', '/securetoken.googleapis.com/v1/token?key=k'],
    ['GET', `${KIT}/projects/demo-pokriv/accounts:batchGet`],
    ['OPTIONS', `${KIT}/accounts:signUp`],
  ])('is false for %s %s', (method, path) => expect(isChange(method, path)).toBe(false));
});
