import { foldWord } from '@pokriv/contracts/search/fold-word';

/** Normalises a name: `Лозенец`, `lozenets` and `Lozenec` become equal. */
export const foldName = (text: string): string =>
  text
    .toLocaleLowerCase('bg')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '')
    .map(foldWord)
    .join(' ');
