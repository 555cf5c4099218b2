import type { SecondFactorState } from '@pokriv/contracts/account/second-factor';

/** What the parts of the section are given. */
export interface StateProps {
  state: SecondFactorState;
  readAgain: () => Promise<unknown>;
}
