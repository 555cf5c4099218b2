import { pictureFile } from '@pokriv/service-kit/picture-store/picture-store';

/** Pixels of each file of an avatar; accounts store the address of the first. */
export const avatarSizes = [256, 512] as const;
export type AvatarSize = (typeof avatarSizes)[number];

const NAME = /^(?<id>[0-9a-f]{20})(?:-(?<size>512))?\.webp$/u;
const ADDRESS = /^\/media\/avatars\/(?<id>[0-9a-f]{20})\.webp$/u;

/** Public address of an avatar: 256 px; `-512` before the dot is the larger file. */
export const avatarAddress = (id: string): string => `/media/avatars/${id}.webp`;

/** Id of an avatar stored here; undefined for none and for a foreign address of an old account. */
export const avatarId = (address: string | null): string | undefined =>
  ADDRESS.exec(address ?? '')?.groups?.id;

export const avatarFile = (id: string, size: AvatarSize): string => pictureFile(id, `${size}.webp`);
export const avatarFilesOf = (id: string): string[] => avatarSizes.map((size) => avatarFile(id, size));

export function askedAvatar(file: string): string | undefined {
  const { id, size } = NAME.exec(file)?.groups ?? {};
  return id && avatarFile(id, size ? 512 : 256);
}
