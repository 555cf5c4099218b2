import { sourcesOf } from './list-sources.ts';

describe('sourcesOf', () => {
  it('takes the product, and of infra what has a test beside it', () => {
    const taken = [
      'bff/src/app.ts',
      'shell/kit/src/session.ts',
      'shell/src/layout.tsx',
      'mfe-admin/src/users/page.tsx',
      'services/kit/src/outbox.ts',
      'infra/local/src/net/free-port.ts',
    ];
    const left = [
      'infra/local/src/net/free-port.test.ts',
      'infra/local/src/cli.ts',
      'mfe-admin/src/users/page.test.tsx',
      'mfe-admin/src/users/user.testing.ts',
      'services/kit/src/testing.ts',
      'services/kit/src/testing-audit.ts',
      'services/kit/src/testing-tcp-proxy.ts',
      'services/user/src/testing/an-admin.ts',
      'services/kit/src/pino-roll.d.ts',
      'mfe-admin/webpack.config.mjs',
      'e2e/support/stack.ts',
    ];
    expect(sourcesOf([...taken, ...left])).toEqual(taken);
  });
});
