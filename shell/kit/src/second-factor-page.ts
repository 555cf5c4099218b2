export const SECOND_FACTOR_PATH = '/second-factor';

/** Where an administrator gives or sets up the second factor before coming back. */
export const secondFactorPage = (redirect: string): string =>
  `${SECOND_FACTOR_PATH}?redirect=${encodeURIComponent(redirect)}`;
