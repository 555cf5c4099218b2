let underWay = 0;

/** The identity listener ignores changes during a sign-in, registration or sign-out. */
export const isFlowUnderWay = (): boolean => underWay > 0;

export async function asOneFlow<Result>(flow: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await flow();
  } finally {
    underWay -= 1;
  }
}
