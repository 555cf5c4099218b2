import { paymentKinds, paymentStatuses } from '@pokriv/contracts/billing/payment-states';
import { space } from '@pokriv/web-kit/ui';
import { Select } from '@pokriv/web-kit/ui/forms';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import type { useHistoryAddress } from './use-history-address.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 240px));
  gap: ${space(4)};
`;

const optionsOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

export function HistoryFilters({ address }: { address: ReturnType<typeof useHistoryAddress> }) {
  return (
    <Row>
      <Select
        label={texts.kind}
        name="kind"
        placeholder={texts.anyKind}
        options={optionsOf(paymentKinds)}
        value={address.kind ?? ''}
        onChange={({ currentTarget }) => address.choose({ kind: currentTarget.value })}
      />
      <Select
        label={texts.status}
        name="status"
        placeholder={texts.anyStatus}
        options={optionsOf(paymentStatuses)}
        value={address.status ?? ''}
        onChange={({ currentTarget }) => address.choose({ status: currentTarget.value })}
      />
    </Row>
  );
}
