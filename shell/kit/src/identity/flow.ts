let underWay = 0;

/** While a person signs in, up or out here, the listener leaves the session to that flow. */
export const isFlowUnderWay = (): boolean => underWay > 0;

export async function asOneFlow<Result>(flow: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await flow();
  } finally {
    underWay -= 1;
  }
}
