import { anAdmin } from '../testing/an-admin.ts';
import { startUserService, type UserService } from '../testing/start-user-service.ts';

describe.each([
  { policy: 'required', isOffered: true, setUp: 200, remove: 409 },
  { policy: 'off', isOffered: false, setUp: 403, remove: 403 },
] as const)('the second factor under the policy $policy', ({ policy, isOffered, setUp, remove }) => {
  let service: UserService;
  beforeAll(async () => {
    service = await startUserService({ adminMfa: policy });
  });
  afterAll(() => service.stop());

  it('is offered, set up and removed as the policy allows', async () => {
    const admin = await anAdmin(service);
    expect(await admin.state()).toMatchObject({ isOffered, isRequired: policy === 'required' });
    expect((await admin.send('POST', '/setup')).status).toBe(setUp);
    expect((await admin.send('DELETE', '', { code: '123456' })).status).toBe(remove);
  });
});
