const ENDING = '.zip';

export const archiveFile = (exportId: string): string => exportId + ENDING;

/** The id of the export that a file belongs to. */
export const exportOf = (name: string): string => name.slice(0, -ENDING.length);
