import { isOtherPicture } from './google-avatar.ts';

const GOOGLE = 'https://lh3.googleusercontent.com/a/one';
const OTHER = 'https://lh3.googleusercontent.com/a/two';
const OURS = '/media/avatars/abc.webp';

describe('isOtherPicture', () => {
  it.each([
    ['none there', null, { avatar: null, avatarSource: null }, false],
    ['an empty address', '', { avatar: null, avatarSource: null }, false],
    ['the first one', GOOGLE, { avatar: null, avatarSource: null }, true],
    ['the same as before', GOOGLE, { avatar: OURS, avatarSource: GOOGLE }, false],
    ['a new one', OTHER, { avatar: OURS, avatarSource: GOOGLE }, true],
    ['beside a picture of one’s own', GOOGLE, { avatar: OURS, avatarSource: null }, false],
    ['one that was taken and removed again', GOOGLE, { avatar: null, avatarSource: GOOGLE }, false],
  ])('%s', (_what, photo, profile, isTaken) => {
    expect(isOtherPicture(photo, profile)).toBe(isTaken);
  });
});
