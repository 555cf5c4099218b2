import type { SessionUser } from '../session.ts';
import type { ProviderUser } from './provider.ts';

type Named = Pick<ProviderUser, 'displayName' | 'email'>;
interface Names {
  firstName: string;
  lastName: string;
}

const wordsOf = ({ displayName }: Named): string[] => (displayName ?? '').trim().split(/\s+/u);

/** Names of a new profile (spec §4): first word, else the part before @, else 'User'; then the rest. */
export function namesOf(identity: Named): Names {
  const [first, ...rest] = wordsOf(identity);
  return { firstName: first || identity.email?.split('@')[0] || 'User', lastName: rest.join(' ') };
}

/**
 * The local tenant that stands in while there is no profile to read (spec §4). Without the identity's picture: it lies on
 * another site, and pages show pictures of this one only.
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

/** The person as an e-mail sign-in first builds them (spec §4): the first two words of the name, and no phone. */
export function userOfLogin(identity: ProviderUser): SessionUser {
  const [firstName = '', lastName = ''] = wordsOf(identity);
  return { ...localTenant(identity, 0), firstName, lastName, phone: '' };
}

/** Whether the session's person is made up from the identity: only a profile knows when it was made. */
export const isStandIn = ({ createdAt }: SessionUser): boolean => createdAt === undefined;
