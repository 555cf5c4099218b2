const ENDING = '.zip';

export const archiveFile = (exportId: string): string => exportId + ENDING;

export const exportOf = (name: string): string => name.slice(0, -ENDING.length);
