import { pictureFile } from '@pokriv/service-kit/picture-store/picture-store';

export const variants = ['320.webp', '640.webp', '1280.webp', '1280.jpg'] as const;
export type Variant = (typeof variants)[number];

export const filesOf = (id: string): string[] => variants.map((variant) => pictureFile(id, variant));
