import { formatCharge } from '@pokriv/contracts/money';
import { Figures, Text } from '@pokriv/web-kit/ui';

/** A sum of euro cents as it was charged, with its leva beside. */
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
