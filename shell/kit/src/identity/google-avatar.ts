import { call } from '../api.ts';
import { pageErrorCodes } from '../page-error-codes.ts';
import { currentUser, updateUser, type SessionUser } from '../session.ts';
import { isStandIn } from './is-stand-in.ts';

/** True for a new picture of the identity; an uploaded picture stays. */
export function isOtherPicture(
  photo: string | null,
  { avatar, avatarSource }: Pick<SessionUser, 'avatar' | 'avatarSource'>,
): photo is string {
  const isOwnPicture = avatar !== null && !avatarSource;
  return Boolean(photo) && photo !== avatarSource && !isOwnPicture;
}

export async function takeAvatar(photo: string | null, profile: SessionUser): Promise<void> {
  if (isStandIn(profile) || !isOtherPicture(photo, profile)) return;
  try {
    const { data } = await call('takeGoogleAvatar', {
      body: { googleAvatarUrl: photo },
      quiet: pageErrorCodes,
    });
    const user = currentUser();
    if (user?.id === data.id) updateUser({ ...user, avatar: data.avatar, avatarSource: data.avatarSource });
  } catch (error) {
    console.warn('sign-in: picture not taken over', error);
  }
}
