import {
  pictureTexts,
  type PictureLimits,
  type PictureRules,
} from '@pokriv/service-kit/uploads/picture-rules';

const SIDE_MIN = 128;

const limits: PictureLimits = {
  field: 'avatar',
  filesMax: 1,
  bytesMax: 5 * 1024 * 1024,
  longMin: SIDE_MIN,
  shortMin: SIDE_MIN,
};

/** Rules for accepted pictures (decisions §9). */
export const avatarRules: PictureRules = {
  ...limits,
  texts: {
    ...pictureTexts(limits),
    tooMany: 'Профилът има само една снимка.',
    none: 'Изберете снимка (поле avatar).',
  },
};
