import type { CallOptions } from '@pokriv/web-kit/api';

/** How a decision is sent: errors are shown beside their subject, and a closing page still sends it. */
export type Sending = Pick<CallOptions<'approveProperty'>, 'quiet' | 'keepalive'>;

export interface Subject {
  id: string;
  title: string;
  /** @throws AppError when the decision is refused */
  send: (sending: Sending) => Promise<unknown>;
}

/** A decision that can be taken back until it is sent. */
export interface Undoable {
  /** What it is about: one record or several. */
  subjects: readonly Subject[];
  /** Ids of other records that it settles, too. */
  covers?: readonly string[];
  /** What was decided about so many: „Одобрена“, „Одобрени“. */
  done: (count: number) => string;
  /** Toast about so many accepted decisions. */
  sent: (count: number) => string;
  /** Text of the decision, shown again when it is refused. */
  written?: string;
  /** Names who decided first; undefined when it cannot be known. */
  nameFirst?: (id: string, sending: Sending) => Promise<string | undefined>;
  /** Shows again what was decided on. */
  onUndo?: () => void;
  /** Reads again what the decision changed. */
  onSent: () => Promise<unknown>;
}

export interface Refused {
  id: string;
  title: string;
  message: string;
  written?: string;
}
