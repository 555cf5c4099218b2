const ENDING = '.zip';

export const archiveFile = (exportId: string): string => exportId + ENDING;

/** Export id from a file name. */
export const exportOf = (name: string): string => name.slice(0, -ENDING.length);
