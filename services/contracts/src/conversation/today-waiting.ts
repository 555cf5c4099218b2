import type { Side } from './conversation-rules.ts';

/** Inbox query shared by „Днес“ and its count in the header. Free of zod. */
export const unansweredThreads = { side: 'landlord', unanswered: 'true', limit: '20' } as const;
export const awaitedViewings = { side: 'landlord', awaitsMe: 'true', limit: '50' } as const;

interface AskedThread {
  side: Side;
  viewing: { awaits: Side | null } | null;
}

/** True for a thread counted by its viewing, which awaits this person. */
export const isOfViewing = ({ viewing, side }: AskedThread): boolean => viewing?.awaits === side;

interface TodayReads {
  tasks: readonly unknown[];
  viewings: readonly unknown[];
  threads: readonly AskedThread[];
  /** Count of unanswered threads, including later pages. */
  threadsTotal: number;
}

/** Count of unanswered threads on later pages. */
export const moreThreads = ({
  threads,
  threadsTotal,
}: Pick<TodayReads, 'threads' | 'threadsTotal'>): number => Math.max(0, threadsTotal - threads.length);

/** Number of tasks, viewings and threads that await a landlord. */
export function waitingToday({ tasks, viewings, ...inbox }: TodayReads): number {
  const unanswered = inbox.threads.filter((thread) => !isOfViewing(thread));
  return tasks.length + viewings.length + unanswered.length + moreThreads(inbox);
}
