import { definePictureFileModel } from '@pokriv/service-kit/picture-store/picture-file.model';

/** Collection `image_files`: listing pictures with files in the store. */
export const imageFileModel = definePictureFileModel('image_files', 'due');
