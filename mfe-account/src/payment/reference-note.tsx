import { color, radius, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { paymentTexts as texts } from './messages.ts';

const Reference = styled.p`
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  color: ${color.text};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`;

export function ReferenceNote({ reference }: { reference: string }) {
  return (
    <Reference>
      {texts.reference} <strong>{reference}</strong>
    </Reference>
  );
}
