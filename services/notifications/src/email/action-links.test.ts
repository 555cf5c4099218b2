import type { Auth } from 'firebase-admin/auth';

import { actionLinks } from './action-links.ts';

const origin = 'https://pokriv.bg';
const email = 'maria@example.bg';
const code = 'a+code/with=signs';
const providerLink = `https://demo.firebaseapp.com/__/auth/action?mode=x&oobCode=${encodeURIComponent(code)}&apiKey=k`;

function anAuth(answer: () => Promise<string>) {
  const asked: unknown[][] = [];
  const ask = (...question: unknown[]) => {
    asked.push(question);
    return answer();
  };
  const auth = { generateEmailVerificationLink: ask, generatePasswordResetLink: ask };
  return { asked, links: actionLinks(auth as unknown as Auth, origin) };
}
const failing = (code: string) => () => Promise.reject(Object.assign(new Error('refused'), { code }));

describe('actionLinks', () => {
  it('point at our own pages with the provider’s code', async () => {
    const { links } = anAuth(() => Promise.resolve(providerLink));
    const read = (link: string | undefined) => {
      const { origin: leadsTo, pathname, searchParams } = new URL(link ?? '');
      return { leadsTo, pathname, ...Object.fromEntries(searchParams) };
    };
    expect(read(await links.verification(email))).toEqual({
      leadsTo: origin,
      pathname: '/email-verified',
      mode: 'verifyEmail',
      oobCode: code,
    });
    expect(read(await links.passwordReset(email))).toEqual({
      leadsTo: origin,
      pathname: '/reset-password',
      mode: 'resetPassword',
      oobCode: code,
    });
  });

  it('ask the provider to continue at /email-verified', async () => {
    const { asked, links } = anAuth(() => Promise.resolve(providerLink));
    await links.verification(email);
    expect(asked).toEqual([[email, { url: 'https://pokriv.bg/email-verified' }]]);
  });

  it.each(['auth/user-not-found', 'auth/email-not-found'])(
    'are undefined for a deleted account: %s',
    async (code) => {
      const { links } = anAuth(failing(code));
      expect(await links.verification(email)).toBeUndefined();
      expect(await links.passwordReset(email)).toBeUndefined();
    },
  );

  it('throw when the provider is unavailable or answers nonsense, so that the job is retried', async () => {
    await expect(anAuth(failing('auth/internal-error')).links.passwordReset(email)).rejects.toThrow(
      'refused',
    );
    const nonsense = anAuth(() => Promise.resolve('https://demo.firebaseapp.com/'));
    await expect(nonsense.links.verification(email)).rejects.toThrow('without a code');
  });
});
