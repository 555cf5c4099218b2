import { anActor } from '@pokriv/service-kit/testing';

import { startUserService, type UserService } from '../testing/start-user-service.ts';
import type { AccountFollowers } from './account-follower.ts';
import { changeAccount } from './change-account.ts';
import { createProfile } from './create-profile.ts';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service.stop());

const depsWith = (followers: Partial<AccountFollowers>) => ({
  ...service.deps,
  followers: { ...service.deps.followers, ...followers },
});
const fails = () => Promise.reject(new Error('a follower fails'));
const profile = { firstName: 'Мария', lastName: 'Иванова', role: 'tenant' } as const;
const aProfile = () => {
  const { id, email } = anActor();
  const identity = { uid: id, email, isEmailVerified: true, name: null, picture: null };
  return createProfile(service.deps, identity, profile);
};

describe('changeAccount', () => {
  it('stores a change and its followers’ writes in one transaction', async () => {
    const { _id, version } = await aProfile();
    const facts = async () => (await service.announced('account-changed')).length;
    const before = await facts();
    const deps = depsWith({ afterStore: [...service.deps.followers.afterStore, fails] });
    await expect(changeAccount(deps, _id, () => ({ firstName: 'Друга' }))).rejects.toThrow(
      'a follower fails',
    );
    expect(await service.accounts.findOne({ _id })).toMatchObject({ firstName: 'Мария', version });
    expect(await facts()).toBe(before);
  });

  it('adds no account that a follower refuses', async () => {
    const { id, email } = anActor();
    const identity = { uid: id, email, isEmailVerified: true, name: null, picture: null };
    const deps = depsWith({ beforeAdding: [fails] });
    await expect(createProfile(deps, identity, profile)).rejects.toThrow('a follower fails');
    expect(await service.accounts.findOne({ _id: id })).toBeNull();
  });

  it('runs followers in order, and after the commit only when the account changed', async () => {
    const { _id } = await aProfile();
    const run: string[] = [];
    const note = (name: string) => async (account: { firstName: string }) => {
      run.push(`${name} ${account.firstName}`);
    };
    const deps = depsWith({ afterStore: [note('1'), note('2')], afterCommit: [note('3'), note('4')] });
    await changeAccount(deps, _id, () => ({ firstName: 'Яна' }));
    expect(run).toEqual(['1 Яна', '2 Яна', '3 Яна', '4 Яна']);
    await changeAccount(deps, _id, () => undefined);
    expect(run).toHaveLength(4);
  });
});
