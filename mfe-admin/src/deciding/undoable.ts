import type { CallOptions } from '@pokriv/web-kit/api';

/** Options of a sent decision: errors are shown beside the subject, `keepalive` survives a closing page. */
export type Sending = Pick<CallOptions<'approveProperty'>, 'quiet' | 'keepalive'>;

export interface Subject {
  id: string;
  title: string;
  /** @throws AppError when the decision is refused */
  send: (sending: Sending) => Promise<unknown>;
}

/** A decision with an undo window before it is sent. */
export interface Undoable {
  subjects: readonly Subject[];
  /** Ids of other records settled by the same decision. */
  covers?: readonly string[];
  /** Label of the decision for a number of subjects: „Одобрена“, „Одобрени“. */
  done: (count: number) => string;
  /** Toast for a number of accepted decisions. */
  sent: (count: number) => string;
  /** The moderator's text, shown again after a refusal. */
  written?: string;
  /** Text about the first decider after a lost race; undefined when unknown. */
  nameFirst?: (id: string, sending: Sending) => Promise<string | undefined>;
  /** Reopens the subjects of the decision. */
  onUndo?: () => void;
  /** Revalidates the reads affected by the decision. */
  onSent: () => Promise<unknown>;
}

export interface Refused {
  id: string;
  title: string;
  message: string;
  written?: string;
}
