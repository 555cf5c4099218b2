import { definePictureFileModel } from '@pokriv/service-kit/picture-store/picture-file.model';

export const avatarFileModel = definePictureFileModel('avatar_files', 'check_at');
