import { definePictureFileModel } from '@pokriv/service-kit/picture-store/picture-file.model';

/** Collection `image_files`: the pictures of listings whose files are in the store. */
export const imageFileModel = definePictureFileModel('image_files', 'due');
