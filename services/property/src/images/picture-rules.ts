import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import type { PictureLimits } from '@pokriv/service-kit/uploads/picture-rules';

export const pictureLimits: PictureLimits = {
  field: 'images',
  filesMax: PROPERTY_LIMITS.imagesMax,
  bytesMax: PROPERTY_LIMITS.imageBytesMax,
  longMin: PROPERTY_LIMITS.imageWidthMin,
  shortMin: PROPERTY_LIMITS.imageHeightMin,
};
