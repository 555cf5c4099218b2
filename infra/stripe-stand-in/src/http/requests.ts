const KEPT = 2_000;

/** A call that somebody made, for tests that look at what was asked. */
export interface MadeRequest {
  /** ms */
  at: number;
  operation: string;
  method: string;
  path: string;
  params: unknown;
  idempotencyKey?: string;
  apiVersion?: string;
  status: number;
}

/** The latest calls, in memory only. */
export function keepRequests(): { add(request: MadeRequest): void; all(): MadeRequest[]; clear(): void } {
  let requests: MadeRequest[] = [];
  return {
    add: (request) => void (requests = [...requests.slice(1 - KEPT), request]),
    all: () => requests,
    clear: () => void (requests = []),
  };
}

export type Requests = ReturnType<typeof keepRequests>;
