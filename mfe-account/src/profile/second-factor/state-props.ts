import type { SecondFactorState } from '@pokriv/contracts/account/second-factor';

export interface StateProps {
  state: SecondFactorState;
  readAgain: () => Promise<unknown>;
}
