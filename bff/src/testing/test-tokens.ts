import { unauthenticated } from '@pokriv/contracts/errors';

import type { VerifyToken } from '../identity/verify-token.ts';

const nowS = () => Math.floor(Date.now() / 1000);

interface TokenParts {
  signedInAt?: number;
  expires?: number;
  secondFactorAt?: number;
}

/** A token that `verifyTestToken` takes for this person's. */
export const aToken = (
  uid: string,
  { signedInAt = nowS(), expires = nowS() + 3600, secondFactorAt }: TokenParts = {},
) => `good.${uid}.${signedInAt}.${expires}.${secondFactorAt ?? ''}`;

/** Stands for the identity provider. */
export const verifyTestToken: VerifyToken = async (token) => {
  const [kind, uid = '', signedInAt, expires, secondFactorAt] = token.split('.');
  if (kind !== 'good' || Number(expires) < nowS()) throw unauthenticated();
  const identity = {
    uid,
    email: `${uid}@example.bg`,
    isEmailVerified: true,
    name: 'Мария Иванова',
    picture: null,
    ...(secondFactorAt && { secondFactorAt: Number(secondFactorAt) }),
  };
  return { identity, signedInAt: Number(signedInAt), expires: Number(expires) };
};
