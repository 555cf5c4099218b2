/** Stands for the id of an erased account or of its listing in what is kept; links to neither. */
export const ERASED = 'erased';
