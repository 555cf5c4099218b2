import { SOON } from '@pokriv/contracts/moderation/service-levels';
import { formatAgo } from '@pokriv/web-kit/format';
import type { BadgeTone } from '@pokriv/web-kit/ui';

import { decidingTexts as texts } from './messages.ts';

const HOUR_MS = 3_600_000;

export function waiting(since: string, now = new Date()): { text: string; tone: BadgeTone } {
  const hours = (now.getTime() - new Date(since).getTime()) / HOUR_MS;
  const ago = formatAgo(since, now);
  if (hours >= SOON.late) return { text: texts.late(ago), tone: 'danger' };
  return { text: texts.waiting(ago), tone: hours >= SOON.fresh ? 'wait' : 'neutral' };
}
