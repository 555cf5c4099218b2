import type { RecentAction } from '@pokriv/contracts/listing/moderation-file';
import { formatAgo, formatCount } from '@pokriv/web-kit/format';

const MINUTE_MS = 60_000;

const did: Readonly<Record<RecentAction, string>> = {
  approve: 'я одобри',
  approve_revision: 'одобри промените',
  reject: 'я върна',
  reject_revision: 'върна промените',
  request_changes: 'поиска промени',
  remove: 'я премахна',
};

/** „преди 5 секунди“ under a minute. */
function secondsAgo(at: string, now: Date): string {
  const passed = now.getTime() - new Date(at).getTime();
  if (passed < 1000 || passed >= MINUTE_MS) return formatAgo(at, now);
  return `преди ${formatCount(Math.floor(passed / 1000), ['секунда', 'секунди'])}`;
}

export const presenceTexts = {
  watches: (name: string) => `${name || 'Друг администратор'} я гледа`,
  watchesHint: 'Ще можете да решавате, щом приключи. Дотогава вижте следващата.',
  decided: ({ by, action, at }: { by: string; action: RecentAction; at: string }, now = new Date()) =>
    `${by || 'Друг администратор'} ${did[action]} ${secondsAgo(at, now)}`,
  decidedOn: (title: string, what: string) => `„${title}“: ${what}.`,
} as const;
