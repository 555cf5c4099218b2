import { definePictureFileModel } from '@pokriv/service-kit/picture-store/picture-file.model';

export const imageFileModel = definePictureFileModel('image_files', 'due');
