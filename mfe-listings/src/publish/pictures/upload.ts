export interface Upload {
  key: string;
  file: File;
  /** Increases in the order of choice. */
  place: number;
  /** `preparing` while re-encoding, `sending` until fully sent, `processing` until the response. */
  stage: 'waiting' | 'preparing' | 'sending' | 'processing' | 'failed';
  /** Sent share, 0 to 100. */
  percent: number;
  /** Data URL of a thumbnail, once decoded. */
  preview?: string;
  /** Why it failed. */
  problem?: string;
  /** A retry of the same file may succeed. */
  canRetry?: boolean;
  /** Failed while offline. */
  isOffline?: boolean;
}

export interface UploadQueue {
  /** In the order of choice. */
  list: readonly Upload[];
  /** Finished since the queue was last empty. */
  done: number;
  /** Number of files over the limit. */
  leftOut: number;
  /** Names of files that an earlier page of this tab was sending when it was closed. */
  lost: readonly string[];
}

export const isUnderWay = ({ stage }: Upload): boolean => stage !== 'failed';
