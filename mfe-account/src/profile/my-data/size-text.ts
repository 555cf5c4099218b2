import { formatNumber } from '@pokriv/web-kit/format';

const KB = 1024;

/** `340 KB`, `12,4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KB * KB) return `${formatNumber(Math.max(1, Math.round(bytes / KB)))} KB`;
  return `${formatNumber(bytes / KB / KB, 1)} MB`;
}
