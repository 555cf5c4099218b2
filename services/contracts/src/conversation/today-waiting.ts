import type { Side } from './conversation-rules.ts';

/** Landlord's part of the inbox that „Днес“ and its count in the header read. Free of zod. */
export const unansweredThreads = { side: 'landlord', unanswered: 'true', limit: '20' } as const;
export const awaitedViewings = { side: 'landlord', awaitsMe: 'true', limit: '50' } as const;

interface AskedThread {
  side: Side;
  viewing: { awaits: Side | null } | null;
}

/** A thread whose viewing waits for this person is counted as the viewing. */
export const isOfViewing = ({ viewing, side }: AskedThread): boolean => viewing?.awaits === side;

interface TodayReads {
  tasks: readonly unknown[];
  viewings: readonly unknown[];
  threads: readonly AskedThread[];
  /** All unanswered threads, also those beyond the page. */
  threadsTotal: number;
}

/** Unanswered threads beyond those read. */
export const moreThreads = ({
  threads,
  threadsTotal,
}: Pick<TodayReads, 'threads' | 'threadsTotal'>): number => Math.max(0, threadsTotal - threads.length);

/** Number of tasks, viewings and threads that wait for a landlord. */
export function waitingToday({ tasks, viewings, ...inbox }: TodayReads): number {
  const unanswered = inbox.threads.filter((thread) => !isOfViewing(thread));
  return tasks.length + viewings.length + unanswered.length + moreThreads(inbox);
}
