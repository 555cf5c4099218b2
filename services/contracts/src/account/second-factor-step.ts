import type { SecondFactorStep } from '../errors.ts';
import type { SecondFactorState } from './second-factor.ts';

/** Second-factor step that administrator rights still require. Free of zod. */
export function missingStep(
  state: Pick<SecondFactorState, 'isOffered' | 'isRequired' | 'isSetUp' | 'isGiven'>,
): SecondFactorStep | undefined {
  const { isOffered, isRequired, isSetUp, isGiven } = state;
  if (!isOffered) return undefined;
  if (!isSetUp) return isRequired ? 'setup' : undefined;
  return isGiven ? undefined : 'code';
}
