import { readdirSync } from 'node:fs';

export const pictureKinds = [
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'study',
  'single-room',
  'empty-room',
  'hallway',
  'balcony',
  'panel-block',
  'new-building',
  'old-house',
  'house',
  /** The number in its file name is that of the rooms. */
  'floor-plan',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const styles = ['nordic', 'terracotta', 'sage', 'slate', 'harbour', 'olive'] as const;
export type Style = (typeof styles)[number];

export type Look = 'plain' | 'mirrored' | CloseUp;
type CloseUp = `${'' | 'mirrored-'}${'top' | 'bottom'}-${'left' | 'right'}`;

/** Crops that differ enough from the original and each other to escape moderation's duplicate detection. */
export const closeUps: readonly CloseUp[] = [
  'top-left',
  'bottom-right',
  'mirrored-top-left',
  'mirrored-bottom-right',
  'top-right',
  'bottom-left',
  'mirrored-top-right',
  'mirrored-bottom-left',
];

export interface PoolPicture {
  key: string;
  /** File name in `infra/seed/pictures`. */
  file: string;
  kind: PictureKind;
  /** Set for furnished rooms only. */
  style?: Style;
  look: Look;
}

export const picturesFolder = new URL('../../pictures/', import.meta.url);

const FILE = new RegExp(
  `^(?<kind>${pictureKinds.join('|')})(?:-(?<style>${styles.join('|')}))?-\\d+\\.webp$`,
  'u',
);

/**
 * Every file of the folder in every variant; file names give the kind. Ordered by variant, so that rotating covers
 * differ in more than their crop.
 * @throws Error for a file name of unknown kind
 */
export function picturePool(): PoolPicture[] {
  const files = readdirSync(picturesFolder)
    .sort()
    .map((file) => {
      const { kind, style } = (FILE.exec(file)?.groups ?? {}) as { kind?: PictureKind; style?: Style };
      if (!kind) throw new Error(`${file} names no kind of picture`);
      return { file, kind, ...(style && { style }) };
    });
  const looks: Look[] = ['plain', 'mirrored', ...closeUps];
  return looks.flatMap((look) =>
    files
      .filter(({ kind }) => kind !== 'floor-plan' || look === 'plain')
      .map((picture) => ({ key: `${picture.file}/${look}`, ...picture, look })),
  );
}
