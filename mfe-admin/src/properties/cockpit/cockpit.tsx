import type { Assignment } from '@pokriv/contracts/listing/moderation-file';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { Button, Card, Heading, Loading, Notice, Skeleton, Stack, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';

import { hasWaitingChanges, isWaiting } from '../../deciding/decision.ts';
import { LastRemarks } from '../../deciding/last-remarks.tsx';
import { fresh } from '../../list/fresh.ts';
import { texts as common } from '../../messages.ts';
import { AssignmentMenu } from '../assignment/assignment-menu.tsx';
import { FactGroups } from '../facts/fact-groups.tsx';
import { scamWordsIn } from '../file/group-risks.ts';
import { texts as fileTexts } from '../file/messages.ts';
import { OwnerRecord } from '../file/owner-record.tsx';
import { RentGauge } from '../file/rent-gauge.tsx';
import { RiskStrip } from '../file/risk-strip.tsx';
import { ListingHistory } from '../history/listing-history.tsx';
import { texts as placeTexts } from '../place/messages.ts';
import { PlaceSketch } from '../place/place-sketch.tsx';
import { ListingPromotions } from '../promotions/listing-promotions.tsx';
import { CockpitHead } from './cockpit-head.tsx';
import { Differences } from './differences.tsx';
import { Gallery } from './gallery.tsx';
import { KeyFacts } from './key-facts.tsx';
import { MarkedText } from '../file/marked-text.tsx';
import { texts } from './messages.ts';
import { Frame, Main, Pane, Panes, Side, Words } from './panes.ts';

interface CockpitProps {
  listing: OwnProperty;
  areKeysOn: boolean;
  /** From the queue, which is newer than the file; undefined for a listing outside it. */
  assignment: Assignment | null | undefined;
  /** Above the listing: neighbour links and obstacles to a decision. */
  children: ReactNode;
}

/** Facts for a decision on one desktop screen; the rest of the listing follows below. */
export function Cockpit({ listing, areKeysOn, assignment, children }: CockpitProps) {
  const { data, error, mutate } = useRead('readModerationFile', { params: { id: listing.id }, swr: fresh });
  const file = data?.data;
  const risks = file?.risks ?? [];
  const { description, moderation, images } = listing;
  const held = assignment === undefined ? file?.assignment : assignment;
  const since = file?.sinceReturn ?? null;
  const hasDifferences = hasWaitingChanges(listing) || since !== null || moderation.reason !== null;
  return (
    <Stack as="article" $gap={5}>
      <Frame>
        {children}
        <CockpitHead listing={listing} phrases={scamWordsIn(risks, 'title')}>
          {isWaiting(listing) && held !== undefined && <AssignmentMenu id={listing.id} assignment={held} />}
        </CockpitHead>
        {file && <RiskStrip risks={risks} />}
        {!file && !error && (
          <Text $size="small" $tone="muted">
            {fileTexts.loading}
          </Text>
        )}
        {!file && error && (
          <Notice tone="wait" title={fileTexts.failed}>
            {error.message}{' '}
            <Button type="button" size="small" variant="secondary" onClick={() => void mutate()}>
              {common.retry}
            </Button>
          </Notice>
        )}
        <Panes>
          <Main $isSplit={hasDifferences}>
            <Gallery
              images={images}
              added={since?.newPictures ?? []}
              described={since?.describedPictures ?? []}
              marked={since?.markedPictures ?? []}
              phrases={scamWordsIn(risks, 'alt')}
              areKeysOn={areKeysOn}
            />
            <Words $isSplit={hasDifferences}>
              {hasDifferences && (
                <Pane role="region" aria-label={texts.changes} tabIndex={0}>
                  <Stack $gap={3}>
                    <LastRemarks listing={listing} />
                    <Differences listing={listing} since={since} risks={risks} />
                  </Stack>
                </Pane>
              )}
              <Pane role="region" aria-label={common.listing.description} tabIndex={0}>
                <Text $size="small" $tone={description ? 'text' : 'muted'}>
                  {description ? (
                    <MarkedText
                      field="description"
                      text={description}
                      phrases={scamWordsIn(risks, 'description')}
                    />
                  ) : (
                    common.listing.noDescription
                  )}
                </Text>
              </Pane>
            </Words>
          </Main>
          <Side>
            <Part title={fileTexts.rent}>
              {file ? <RentGauge rent={file.rent ?? null} listing={listing} /> : <Waiting />}
            </Part>
            <Part title={fileTexts.owner}>{file ? <OwnerRecord owner={file.owner} /> : <Waiting />}</Part>
            <Part title={placeTexts.title}>
              <PlaceSketch listing={listing} />
            </Part>
            <Part title={texts.keyFacts}>
              <KeyFacts listing={listing} risks={risks} />
            </Part>
          </Side>
        </Panes>
      </Frame>
      <FactGroups listing={listing} risks={risks} />
      <ListingPromotions listing={listing} />
      <ListingHistory listing={listing} />
    </Stack>
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton $height="72px" />
  </Loading>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack $gap={1}>
        <Heading as="h3" $size="tiny">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
