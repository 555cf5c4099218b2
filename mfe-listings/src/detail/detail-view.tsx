import { Breadcrumb, Stack } from '@pokriv/web-kit/ui';

import { useConversation } from '../conversation/use-conversation.tsx';
import { CostCard } from '../cost/cost-card.tsx';
import { useGallery } from '../gallery/use-gallery.tsx';
import { HiddenNote } from '../hidden/hidden-note.tsx';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { useReport } from '../report/use-report.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailBody } from './detail-body.tsx';
import { detailCrumbs } from './detail-crumbs.ts';
import { DetailHead } from './detail-head.tsx';
import { Above, After, Aside, Columns, Crumbs, InSight, OnScreen, Page } from './detail-layout.ts';
import { DetailNumbers } from './detail-numbers.tsx';
import { LandlordCard } from './landlord-card.tsx';
import { isPublic, type Listing } from '../listing.ts';
import { Near } from './near.tsx';
import { PictureMosaic } from './picture-mosaic.tsx';
import { PrintStyle } from './print-style.ts';
import { PrintedAddress } from './printed-address.tsx';
import { SimilarListings } from './similar-listings.tsx';
import { StatusBanner } from './status-banner.tsx';
import { StickyBar } from './sticky-bar.tsx';
import { usePhone } from './use-phone.ts';

export function DetailView({ listing }: { listing: Listing }) {
  const { id, images, title = '', video } = listing;
  const gallery = useGallery({ images, title });
  const report = useReport(listing);
  const phone = usePhone(listing);
  const conversation = useConversation(listing);
  const people = <LandlordCard listing={listing} phone={phone} conversation={conversation} />;
  const cost = <CostCard listing={listing} />;

  return (
    <>
      <PrintStyle />
      <Page>
        <PictureMosaic images={images} title={title} video={video} onOpen={gallery.openAt} />
        <Above>
          <Crumbs>
            <Breadcrumb crumbs={detailCrumbs(listing)} />
          </Crumbs>
          <StatusBanner listing={listing} />
          <HiddenNote id={id} />
        </Above>
        <Columns>
          <Stack $gap={8}>
            <Stack $gap={4}>
              <DetailHead listing={listing} />
              <DetailActions listing={listing} onReport={report.open} />
            </Stack>
            <DetailBody listing={listing} cost={cost} people={people} onReport={report.open} />
          </Stack>
          <Aside>
            <InSight>{people}</InSight>
            {cost}
          </Aside>
        </Columns>
        {isPublic(listing) && (
          <OnScreen>
            <Near>
              <SimilarListings id={id} />
            </Near>
          </OnScreen>
        )}
        <DetailNumbers listing={listing} />
        <PrintedAddress id={id} />
        <After>
          <RecentlyViewed exceptId={id} />
        </After>
      </Page>
      <StickyBar listing={listing} phone={phone} conversation={conversation} />
      {gallery.view}
      {report.view}
      {conversation.view}
    </>
  );
}
