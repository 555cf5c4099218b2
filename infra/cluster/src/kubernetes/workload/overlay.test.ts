import { kustomization, secretsOf, settingsOf } from './overlay.ts';

const env = {
  NODE_ENV: 'development',
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  LIMIT_GENERAL: '100000000/60',
  HOME: '/root',
  ACTOR_SECRET: 'actor',
  LINK_SECRET: 'link',
  MFA_SECRET: 'mfa',
  MONGO_URL: 'mongodb://127.0.0.1:27017,127.0.0.1:27018/?replicaSet=rs0',
  REDIS_URL: 'redis://127.0.0.1:6379',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  STRIPE_SECRET_KEY: 'stripe',
  STRIPE_WEBHOOK_SECRET: 'webhook',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  VAPID_PUBLIC_KEY: 'public',
  VAPID_PRIVATE_KEY: 'private',
};

describe('settingsOf', () => {
  it('has addresses that pods reach, limits, and no secret', () => {
    expect(settingsOf(env).split('\n')).toEqual([
      'NODE_ENV=development',
      'S3_ENDPOINT=http://192.168.77.1:9000',
      'LIMIT_GENERAL=100000000/60',
      'TRUST_PROXY=0',
      'ADMIN_MFA=optional',
      '',
    ]);
  });
});

describe('secretsOf', () => {
  it('names members of MongoDB by the address of the node', () => {
    const { items } = secretsOf(env) as { items: { metadata: { name: string }; stringData: object }[] };
    expect(items.find(({ metadata }) => metadata.name === 'mongodb')?.stringData).toEqual({
      MONGO_URL: 'mongodb://192.168.77.1:27017,192.168.77.1:27018/?replicaSet=rs0',
    });
  });

  it('refuses an environment without one of the keys', () => {
    expect(() => secretsOf({ ...env, MFA_SECRET: undefined })).toThrow(
      'no MFA_SECRET for the Secret user-keys',
    );
  });
});

describe('kustomization', () => {
  it('is the base with an image, settings, a port and smaller requests', () => {
    const made = kustomization({ tag: 'local', nodePort: 40_000, base: '../base' }) as Record<
      string,
      unknown
    >;
    expect(made).toMatchObject({
      resources: ['../base', 'namespace.yaml'],
      images: [{ name: 'pokriv', newName: 'localhost/pokriv', newTag: 'local' }],
    });
    const patches = made.patches as { target: { kind: string }; patch: string }[];
    expect(patches.map(({ target }) => target.kind)).toEqual(['Service', 'Deployment', 'Job']);
    expect(patches[0]?.patch).toContain('"value":40000');
  });
});
