import { withoutUnused } from './without-unused.ts';

describe('the interface of the Auth emulator', () => {
  it('keeps the calls in use and the parameters of their paths', () => {
    const codes = {
      get: { operationId: 'codes' },
      parameters: [{ name: 'targetProjectId' }, { $ref: '#/components/parameters/alt' }],
    };
    expect(
      withoutUnused({
        '/emulator/v1/projects/{targetProjectId}/oobCodes': codes,
        '/v2/accounts/mfaSignIn:start': { post: {} },
        '/v1/projects/{targetProjectId}/tenants/{tenantId}/accounts': { post: {} },
      }),
    ).toEqual({
      '/emulator/v1/projects/{targetProjectId}/oobCodes': {
        get: { operationId: 'codes' },
        parameters: [{ name: 'targetProjectId' }],
      },
    });
  });
});
