import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createBff } from '@pokriv/bff/app';
import { createFirebaseVerifier } from '@pokriv/bff/identity/firebase-verifier';
import { everyLimit } from '@pokriv/bff/limits/limit-settings';
import type { Stack } from '@pokriv/local-stack/stack/start-stack';

const ample = { points: 100_000_000, seconds: 60 };

/** A second BFF before a stack's services, in this process, with the production verifier. */
export async function startProductionBff(stack: Stack) {
  const { env, urls } = stack;
  const projectId = env.FIREBASE_PROJECT_ID ?? '';
  const local = (port: number) => `http://127.0.0.1:${port}`;
  const bff = createBff({
    isProduction: true,
    redisUrl: urls.redisUrl,
    services: {
      property: local(urls.ports.property),
      user: local(urls.ports.user),
      moderation: local(urls.ports.moderation),
      conversations: local(urls.ports.conversations),
      notifications: local(urls.ports.notifications),
    },
    actorSecret: env.ACTOR_SECRET ?? '',
    adminMfa: 'optional',
    verifyToken: createFirebaseVerifier(projectId),
    deploymentsDir: env.DEPLOYMENTS_DIR ?? '',
    publicOrigin: 'https://pokriv.bg',
    trustedProxies: 0,
    limits: everyLimit(ample),
    boot: {
      firebase: { projectId, apiKey: 'none', authDomain: 'localhost' },
      authEmulator: false,
      siteCurrency: 'BGN',
    },
  });
  const server = createServer(bff.handler);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await bff.close();
    },
  };
}
