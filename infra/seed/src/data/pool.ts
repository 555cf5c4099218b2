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
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Colours of furnished rooms: one home keeps to one style. */
export const styles = ['nordic', 'terracotta', 'sage', 'slate', 'harbour', 'olive'] as const;
export type Style = (typeof styles)[number];

/** How a file is shown: `plain` as it is, `mirrored`, or a part of 4:3 from one of its corners. */
export type Look = 'plain' | 'mirrored' | CloseUp;
type CloseUp = `${'' | 'mirrored-'}${'top' | 'bottom'}-${'left' | 'right'}`;

/** So different from the whole and from each other that moderation does not take one for a copy of another. */
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

/** One picture that several listings may show. */
export interface PoolPicture {
  /** File and look. */
  key: string;
  /** In `infra/seed/pictures`. */
  file: string;
  kind: PictureKind;
  /** Of furnished rooms only. */
  style?: Style;
  look: Look;
}

export const picturesFolder = new URL('../../pictures/', import.meta.url);

const FILE = new RegExp(
  `^(?<kind>${pictureKinds.join('|')})(?:-(?<style>${styles.join('|')}))?-\\d+\\.webp$`,
  'u',
);

/**
 * Every file of the folder in every look; the names say what they show. Looks come after one another, so that covers that
 * take turns differ in more than their look.
 * @throws Error for a name of no kind
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
    files.map((picture) => ({ key: `${picture.file}/${look}`, ...picture, look })),
  );
}
