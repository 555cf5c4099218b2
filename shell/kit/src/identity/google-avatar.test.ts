import { isOtherPicture } from './google-avatar.ts';

const GOOGLE = 'https://lh3.googleusercontent.com/a/one';
const OTHER = 'https://lh3.googleusercontent.com/a/two';
const OURS = '/media/avatars/abc.webp';

describe('isOtherPicture', () => {
  it.each([
    ['is false without a picture', null, { avatar: null, avatarSource: null }, false],
    ['is false for an empty address', '', { avatar: null, avatarSource: null }, false],
    ['is true for the first picture', GOOGLE, { avatar: null, avatarSource: null }, true],
    ['is false for the same picture', GOOGLE, { avatar: OURS, avatarSource: GOOGLE }, false],
    ['is true for a new picture', OTHER, { avatar: OURS, avatarSource: GOOGLE }, true],
    ['is false beside an uploaded picture', GOOGLE, { avatar: OURS, avatarSource: null }, false],
    [
      'is false for a picture that was taken over and removed',
      GOOGLE,
      { avatar: null, avatarSource: GOOGLE },
      false,
    ],
  ])('%s', (_what, photo, profile, isTaken) => {
    expect(isOtherPicture(photo, profile)).toBe(isTaken);
  });
});
