import type { SessionUser } from '../session.ts';
import type { ProviderUser } from './provider.ts';

type Named = Pick<ProviderUser, 'displayName' | 'email'>;
interface Names {
  firstName: string;
  lastName: string;
}

const wordsOf = ({ displayName }: Named): string[] => (displayName ?? '').trim().split(/\s+/u);

/** Names of a new profile (spec §4): the first word, otherwise the part before @ or 'User'; then the rest. */
export function namesOf(identity: Named): Names {
  const [first, ...rest] = wordsOf(identity);
  return { firstName: first || identity.email?.split('@')[0] || 'User', lastName: rest.join(' ') };
}

/**
 * Local tenant in place of an unreadable profile (spec §4). Without a picture, because the CSP forbids the identity's,
 * which is on another site.
 */
export const localTenant = (identity: ProviderUser, remainingListings: number): SessionUser => ({
  id: identity.uid,
  email: identity.email ?? '',
  ...namesOf(identity),
  phone: identity.phoneNumber,
  avatar: null,
  role: 'tenant',
  isEmailVerified: identity.emailVerified,
  isPremium: false,
  premiumExpiresAt: null,
  remainingListings,
});

/** The initial user of an e-mail sign-in (spec §4): the first two words of the name, no phone. */
export function userOfLogin(identity: ProviderUser): SessionUser {
  const [firstName = '', lastName = ''] = wordsOf(identity);
  return { ...localTenant(identity, 0), firstName, lastName, phone: '' };
}
