import { phraseSet } from './phrase-book.ts';

const words =
  'с със в във на и или до от за по при към край около близо близост има имам да съм ми ни се е но the in with for and near';

/** Connecting words without a meaning of their own; they belong to their neighbours. */
export const joiners = phraseSet(words.split(' '));
