export interface Upload {
  key: string;
  file: File;
  /** Grows in the order in which files were chosen. */
  place: number;
  /**
   * `preparing` while it is drawn again, `sending` until the last byte has left, `processing` until the server has answered.
   */
  stage: 'waiting' | 'preparing' | 'sending' | 'processing' | 'failed';
  /** How much has left, 0 to 100. */
  percent: number;
  /** Data URL, once the browser has looked into the file. */
  preview?: string;
  /** Why it failed. */
  problem?: string;
  /** The same file may get through another time. */
  canRetry?: boolean;
  /** It failed for want of a network. */
  isOffline?: boolean;
}

export interface UploadQueue {
  /** In the order in which they were chosen. */
  list: readonly Upload[];
  /** Arrived since the queue was last empty. */
  done: number;
  /** Files for which there was no room. */
  leftOut: number;
  /** Names of files that an earlier page of this tab was sending when it was closed. */
  lost: readonly string[];
}

export const isUnderWay = ({ stage }: Upload): boolean => stage !== 'failed';
