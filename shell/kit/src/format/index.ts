export { formatAgo } from './ago.ts';
export { formatDayAgo } from './day-ago.ts';
export { formatDate, type DateForm } from './date.ts';
export { formatCount, formatNumber, type Words } from './number.ts';
export { toDate, type DateLike } from './to-date.ts';
