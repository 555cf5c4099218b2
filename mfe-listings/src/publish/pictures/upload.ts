export interface Upload {
  key: string;
  file: File;
  place: number;
  /** `preparing` while re-encoding, `sending` until fully sent, `processing` until the response. */
  stage: 'waiting' | 'preparing' | 'sending' | 'processing' | 'failed';
  /** Sent share, 0 to 100. */
  percent: number;
  /** Data URL of a thumbnail, once decoded. */
  preview?: string;
  problem?: string;
  canRetry?: boolean;
  isOffline?: boolean;
}

export interface UploadQueue {
  list: readonly Upload[];
  /** Finished since the queue was last empty. */
  done: number;
  leftOut: number;
  /** Files in flight when an earlier page of this tab was closed. */
  lost: readonly string[];
}

export const isUnderWay = ({ stage }: Upload): boolean => stage !== 'failed';
