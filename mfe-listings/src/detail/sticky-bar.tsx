import { color, layer, shadow, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { Price } from '../price/price.tsx';
import { isOver, type Listing } from './listing.ts';
import { detailTexts as texts } from './messages.ts';
import { PhoneButton } from './phone-button.tsx';
import type { Phone } from './use-phone.ts';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)} calc(${space(2)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.lifted};

  > :last-child {
    flex: 0 1 190px;
  }

  @media (min-width: 1040px), print {
    display: none;
  }
`;

/** On a phone the price and the call stay in reach of the thumb (decisions §4). */
export function StickyBar({ listing, phone }: { listing: Listing; phone: Phone }) {
  if (isOver(listing) || listing.price === undefined) return null;
  return (
    <Bar>
      <Price bgn={listing.price} />
      <div>
        <PhoneButton phone={phone} label={texts.landlord.call} />
      </div>
    </Bar>
  );
}
