export interface Fault {
  operation?: string;
  times: number;
  /** `refuse`: replies `status` without effect; `lose`: takes effect, the reply is lost; `hang`: no reply */
  kind: 'refuse' | 'lose' | 'hang';
  status?: number;
}

export function createFaultQueue(): {
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

export type Faults = ReturnType<typeof createFaultQueue>;
