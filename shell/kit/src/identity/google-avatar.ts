import { ERROR_STATUS, type ErrorCode } from '@pokriv/contracts/errors';

import { call } from '../api.ts';
import { currentUser, updateUser, type SessionUser } from '../session.ts';
import { isStandIn } from './stand-in.ts';

/** A picture is a nicety: its failures are nobody's concern (spec §4). The end of the session is told all the same. */
const quiet = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => code !== 'UNAUTHENTICATED');

/** Whether the identity has another picture than the profile took from it; a person's own picture stays. */
export function isOtherPicture(
  photo: string | null,
  { avatar, avatarSource }: Pick<SessionUser, 'avatar' | 'avatarSource'>,
): photo is string {
  const isOwnPicture = avatar !== null && !avatarSource;
  return Boolean(photo) && photo !== avatarSource && !isOwnPicture;
}

/** Lets the server take the identity's picture over, and shows it: nobody waits for that. */
export async function takeAvatar(photo: string | null, profile: SessionUser): Promise<void> {
  // Without a profile there is nothing to put a picture on.
  if (isStandIn(profile) || !isOtherPicture(photo, profile)) return;
  try {
    const { data } = await call('takeGoogleAvatar', { body: { googleAvatarUrl: photo }, quiet });
    const user = currentUser();
    if (user?.id === data.id) updateUser({ ...user, avatar: data.avatar, avatarSource: data.avatarSource });
  } catch (error) {
    console.warn('the picture of the identity was not taken over', error);
  }
}
