const KEPT = 2_000;

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

/** Records the latest calls, in memory only. */
export function createRequestLog(): { add(request: MadeRequest): void; all(): MadeRequest[]; clear(): void } {
  let requests: MadeRequest[] = [];
  return {
    add: (request) => void (requests = [...requests.slice(1 - KEPT), request]),
    all: () => requests,
    clear: () => void (requests = []),
  };
}

export type Requests = ReturnType<typeof createRequestLog>;
