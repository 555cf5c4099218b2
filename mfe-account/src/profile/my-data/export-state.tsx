import type { DataExport } from '@pokriv/contracts/account/data-export';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';
import { Notice } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';

const KB = 1024;

/** `340 KB`, `12,4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KB * KB) return `${formatNumber(Math.max(1, Math.round(bytes / KB)))} KB`;
  return `${formatNumber(bytes / KB / KB, 1)} MB`;
}

export function ExportState({ status, requestedAt, expiresAt, bytes }: DataExport) {
  switch (status) {
    case 'making':
      return <Notice title={texts.making}>{texts.makingText(formatDate(requestedAt, 'moment'))}</Notice>;
    case 'ready':
      return (
        <Notice tone="good" title={texts.ready}>
          {texts.readyText(formatDate(expiresAt, 'moment'), sizeText(bytes ?? 0))}
        </Notice>
      );
    case 'downloaded':
      return <Notice title={texts.downloaded}>{texts.downloadedText}</Notice>;
    case 'expired':
      return <Notice title={texts.expired}>{texts.expiredText}</Notice>;
    case 'failed':
      return (
        <Notice tone="danger" title={texts.failed}>
          {texts.failedText}
        </Notice>
      );
    case 'none':
      return null;
  }
}
