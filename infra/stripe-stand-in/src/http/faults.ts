/** A failure that was asked for: of the next `times` calls of an operation, or of any when it names none. */
export interface Fault {
  operation?: string;
  times: number;
  /** `refuse`: `status` is answered and nothing done; `lose`: all is done, the answer is lost; `hang`: no answer */
  kind: 'refuse' | 'lose' | 'hang';
  status?: number;
}

/** Failures that wait for the calls they are meant for. */
export function keepFaults(): {
  add(fault: Fault): void;
  take(operation: string): Fault | undefined;
  clear(): void;
} {
  let faults: Fault[] = [];
  return {
    add: (fault) => void faults.push({ ...fault }),
    take(operation) {
      const fault = faults.find((each) => !each.operation || each.operation === operation);
      if (fault) fault.times -= 1;
      faults = faults.filter(({ times }) => times > 0);
      return fault;
    },
    clear: () => void (faults = []),
  };
}

export type Faults = ReturnType<typeof keepFaults>;
