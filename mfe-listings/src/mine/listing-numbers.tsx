import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { formatNumber, type Words } from '@pokriv/web-kit/format';
import { color, font, size, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Clock, Eye, Heart, Phone, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

import { termOf } from './days-left.ts';
import { mineTexts as texts } from './messages.ts';
import { wasPublic } from './owner-actions.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  font-size: ${font.size.small};
  color: ${color.muted};

  svg {
    flex: none;
    width: 16px;
    height: 16px;
    /* Centred on the first line. */
    margin-top: calc((1lh - 16px) / 2);
  }
`;

const Item = styled.span<{ $isSoon?: boolean }>`
  display: inline-flex;
  align-items: start;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;
  ${({ $isSoon }) => $isSoon && `color: ${color.wait}; font-weight: ${font.weight.strong};`}
`;

interface CountProps {
  icon: LucideIcon;
  value: number;
  words: Words;
}

function Count({ icon: Icon, value, words: [one, many] }: CountProps) {
  const word = value === 1 ? one : many;
  return (
    <Item title={word}>
      <Icon aria-hidden />
      {formatNumber(value)}
      <VisuallyHidden>{word}</VisuallyHidden>
    </Item>
  );
}

/* Grows past its line, so that the target is large enough. */
const Change = styled.button`
  min-width: ${size.target};
  min-height: ${size.target};
  margin-block: calc((1lh - ${size.target}) / 2);
  padding: 0 ${space(1)};
  border: 0;
  font: inherit;
  text-decoration: underline;
  color: ${color.text};
  background: none;
  cursor: pointer;
`;

interface ListingNumbersProps {
  listing: OwnProperty;
  onChangeLease: () => void;
}

/** Term and statistics of a listing. */
export function ListingNumbers({ listing, onChangeLease }: ListingNumbersProps) {
  const { text, isSoon } = termOf(listing);
  return (
    <>
      <Line>
        <Item $isSoon={isSoon}>
          <Clock aria-hidden />
          {text}
        </Item>
        {listing.status === 'rented' && listing.leaseEnd && (
          <Change
            type="button"
            aria-label={texts.changeLeaseOf(listing.title ?? texts.untitled)}
            onClick={onChangeLease}
          >
            {texts.changeLease}
          </Change>
        )}
      </Line>
      {wasPublic(listing) && (
        <Line>
          <Count icon={Eye} value={listing.views} words={texts.views} />
          <Count icon={Heart} value={listing.favorites} words={texts.favorites} />
          <Count icon={Phone} value={listing.phoneReveals} words={texts.phoneReveals} />
        </Line>
      )}
    </>
  );
}
