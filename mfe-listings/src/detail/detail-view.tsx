import { cityName } from '@pokriv/contracts/cities';
import { breakpoint, Container, space, Stack } from '@pokriv/web-kit/ui';
import { Breadcrumb } from '@pokriv/web-kit/ui/navigation';
import { styled } from 'styled-components';

import { CostCard } from '../cost/cost-card.tsx';
import { useGallery } from '../gallery/use-gallery.tsx';
import { useReport } from '../report/use-report.tsx';
import { searchHref } from '../search-address/search-state.ts';
import { AmenityList } from './amenity-list.tsx';
import { Description } from './description.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailNumbers } from './detail-numbers.tsx';
import { DetailSection } from './detail-section.tsx';
import { FactRows } from './fact-rows.tsx';
import { FactStrip } from './fact-strip.tsx';
import { LandlordCard } from './landlord-card.tsx';
import type { Listing } from './listing.ts';
import { detailTexts as texts } from './messages.ts';
import { PictureMosaic } from './picture-mosaic.tsx';
import { PriceHistory } from './price-history.tsx';
import { characteristicRows, ruleRows } from './rows.ts';
import { ScamWarning } from './scam-warning.tsx';
import { SimilarListings } from './similar-listings.tsx';
import { StatusBanner } from './status-banner.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { usePhone } from './use-phone.ts';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding-block: ${space(3)} ${space(12)};
`;

/** Words on the left, money and people on the right; on phones in the order of decisions §4. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${space(12)};
  }
`;

const Aside = styled.div`
  ${breakpoint.desktop} {
    > div {
      position: sticky;
      top: ${space(20)};
    }
  }
`;

const OnlyNarrow = styled.div`
  ${breakpoint.desktop} {
    display: none;
  }
`;

const OnlyWide = styled.div`
  display: none;

  ${breakpoint.desktop} {
    display: block;
  }
`;

function crumbs({ id, title, location }: Listing) {
  return [
    { text: texts.home, to: '/' },
    { text: texts.listings, to: '/properties' },
    ...(location.city
      ? [{ text: cityName(location.city), to: searchHref({ location: location.city }) }]
      : []),
    { text: title ?? texts.untitled, to: `/properties/${id}` },
  ];
}

export function DetailView({ listing }: { listing: Listing }) {
  const { images, title = '', description, amenities = [] } = listing;
  const gallery = useGallery({ images, title });
  const report = useReport(listing.id);
  const phone = usePhone(listing.id);
  const rules = ruleRows(listing);
  const people = <LandlordCard listing={listing} phone={phone} />;
  const cost = <CostCard listing={listing} />;

  return (
    <>
      <Page>
        <Breadcrumb crumbs={crumbs(listing)} />
        <StatusBanner listing={listing} />
        <PictureMosaic images={images} title={title} onOpen={gallery.openAt} />
        <Columns>
          <Stack $gap={8}>
            <Stack $gap={4}>
              <DetailHead listing={listing} />
              <DetailActions listing={listing} onReport={report.open} />
            </Stack>
            <FactStrip listing={listing} />
            <OnlyNarrow>{cost}</OnlyNarrow>
            {description && <Description text={description} />}
            <DetailSection title={texts.characteristics}>
              <FactRows rows={characteristicRows(listing)} />
            </DetailSection>
            {amenities.length > 0 && <AmenityList ids={amenities} />}
            {rules.length > 0 && (
              <DetailSection title={texts.rules}>
                <FactRows rows={rules} />
              </DetailSection>
            )}
            <OnlyNarrow>{people}</OnlyNarrow>
            <ScamWarning onReport={report.open} />
            <PriceHistory listing={listing} />
          </Stack>
          <Aside>
            <OnlyWide>
              <Stack $gap={4}>
                {cost}
                {people}
              </Stack>
            </OnlyWide>
          </Aside>
        </Columns>
        <SimilarListings listing={listing} />
        <DetailNumbers listing={listing} />
      </Page>
      <StickyBar listing={listing} phone={phone} />
      {gallery.view}
      {report.view}
    </>
  );
}
