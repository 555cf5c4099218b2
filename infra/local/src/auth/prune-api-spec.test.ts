import { pruneApiSpec } from './prune-api-spec.ts';

describe('pruneApiSpec', () => {
  it('keeps the calls in use and their path parameters', () => {
    const codes = {
      get: { operationId: 'codes' },
      parameters: [{ name: 'targetProjectId' }, { $ref: '#/components/parameters/alt' }],
    };
    expect(
      pruneApiSpec({
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
