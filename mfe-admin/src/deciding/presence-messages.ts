import type { RecentAction } from '@pokriv/contracts/listing/moderation-file';

import { secondsAgo } from './seconds-ago.ts';

/** An administrator whose name is unknown. */
export const ANOTHER = 'Друг администратор';

const did: Readonly<Record<RecentAction, string>> = {
  approve: 'я одобри',
  approve_revision: 'одобри промените',
  reject: 'я върна',
  reject_revision: 'върна промените',
  request_changes: 'поиска промени',
  remove: 'я премахна',
};

export const presenceTexts = {
  watches: (name: string) => `${name} я гледа`,
  watchesHint: 'Ще можете да решавате, щом приключи. Дотогава вижте следващата.',
  decided: ({ by, action, at }: { by: string; action: RecentAction; at: string }, now = new Date()) =>
    `${by} ${did[action]} ${secondsAgo(at, now)}`,
  decidedOn: (title: string, what: string) => `„${title}“: ${what}.`,
} as const;
