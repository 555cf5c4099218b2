import type { Payment } from '@pokriv/contracts/billing/billing';
import { Charge } from '@pokriv/web-kit/billing';
import { color, font, radius, space, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { documentName } from '../paying/document-name.ts';
import { paymentTexts as texts } from './messages.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(6)};
  width: 100%;
  max-width: 440px;
  margin: 0 auto;
  padding: ${space(4)};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  text-align: left;
  background: ${color.sunken};

  dd {
    margin: 0;
    font-weight: ${font.weight.strong};
    text-align: right;
    color: ${color.text};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

export function Purchase({ payment }: { payment: Payment }) {
  const { label, amount, receiptUrl } = payment;
  return (
    <Stack $gap={3}>
      <List>
        <dt>{texts.bought}</dt>
        <dd>{label}</dd>
        <dt>{texts.sum}</dt>
        <dd>
          <Charge amount={amount} />
        </dd>
      </List>
      {receiptUrl && (
        <p>
          <a href={receiptUrl} target="_blank" rel="noreferrer">
            {documentName(payment)}
          </a>
        </p>
      )}
    </Stack>
  );
}
