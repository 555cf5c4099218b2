import { readEnv } from '@pokriv/service-kit/env';

import { pushEnv, vapidOf } from './push-env.ts';
import { vapidKeys } from './push-service.testing.ts';

const read = (given: Record<string, string>) =>
  vapidOf({ ...readEnv(pushEnv, given), SUPPORT_EMAIL: 'support@pokriv.example' });
const { publicKey, privateKey } = vapidKeys();

describe('VAPID settings', () => {
  it('switch push off when they are absent', () => {
    expect(read({})).toBeUndefined();
  });

  it('name the support team to push services by default', () => {
    expect(read({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })).toEqual({
      ...{ publicKey, privateKey, subject: 'mailto:support@pokriv.example' },
    });
  });

  it.each([
    ['a public key alone', { VAPID_PUBLIC_KEY: publicKey }],
    ['a private key alone', { VAPID_PRIVATE_KEY: privateKey }],
    ['keys of two pairs', { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: vapidKeys().privateKey }],
    ['a key that is none', { VAPID_PUBLIC_KEY: 'key', VAPID_PRIVATE_KEY: privateKey }],
    ['a subject without a scheme', { VAPID_SUBJECT: 'support@pokriv.example' }],
  ])('refuse %s', (_what, given) => {
    expect(() => read(given)).toThrow(/VAPID/u);
  });
});
