import { definePictureFileModel } from '@pokriv/service-kit/picture-store/picture-file.model';

/** Collection `avatar_files`: the avatars whose files are in the store. */
export const avatarFileModel = definePictureFileModel('avatar_files', 'check_at');
