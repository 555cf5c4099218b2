import { formatCharge } from '@pokriv/contracts/money';
import { Figures, Text } from '@pokriv/web-kit/ui';

/** Amount in euro cents, with its value in leva. */
export function Charge({ cents }: { cents: number }) {
  const { euro, bgn } = formatCharge(cents);
  return (
    <Figures>
      {euro}{' '}
      <Text as="small" $size="tiny" $tone="muted">
        {bgn}
      </Text>
    </Figures>
  );
}
