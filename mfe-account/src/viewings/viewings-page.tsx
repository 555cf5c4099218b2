import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import * as pages from '@pokriv/contracts/pages';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { useRead } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Loading,
  Notice,
  Skeleton,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Select } from '@pokriv/web-kit/ui/forms';
import { Tabs } from '@pokriv/web-kit/ui/navigation';
import { CalendarX } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { MailQuestion } from './mail-question.tsx';
import { texts } from './messages.ts';
import { useViewingsAddress, type ViewingsTab } from './use-viewings-address.ts';
import { ViewingCard } from './viewing-card.tsx';
import { byTime, isComing } from './viewing-steps.ts';
import { WaitingPlaces } from './waiting-places.tsx';
import { WeekCalendar } from './week-calendar.tsx';
import { weekOf } from './week-cells.ts';

const FRESH_MS = 2000;
/** Polling interval, ms: other people leave the list and offers expire without an event for the reader. */
const PLACES_MS = 30_000;
/** An outcome can be reported for three days, so that long a viewing stays among the coming ones. */
const OUTCOME_DAYS = 3;

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

const SideSelect = styled.div`
  width: min(260px, 100%);
`;

const queries: Record<ViewingsTab, (week: string) => { from?: string; to?: string }> = {
  coming: () => ({ from: addDays(sofiaDay(new Date()), -OUTCOME_DAYS) }),
  past: () => ({ to: sofiaDay(new Date()) }),
  week: (day) => {
    const days = weekOf(day);
    return { from: days[0] ?? day, to: days[6] ?? day };
  },
};

const isShown: Record<ViewingsTab, (viewing: Viewing) => boolean> = {
  coming: (viewing) => isComing(viewing) || viewing.canTellOutcome,
  past: (viewing) => !isComing(viewing),
  week: () => true,
};

function NoViewings({ tab, isLandlord }: { tab: ViewingsTab; isLandlord: boolean }) {
  if (tab === 'past') return <EmptyState icon={CalendarX} title={texts.emptyPast} />;
  return (
    <EmptyState
      icon={CalendarX}
      title={texts.empty}
      actions={
        isLandlord ? (
          <ButtonLink to={pages.viewingHours.path}>{texts.hours}</ButtonLink>
        ) : (
          <ButtonLink to={pages.search.path}>{texts.toSearch}</ButtonLink>
        )
      }
    >
      {isLandlord ? texts.emptyLandlord : texts.emptyText}
    </EmptyState>
  );
}

interface ViewingListProps {
  tab: ViewingsTab;
  week: string;
  side: Side | undefined;
  isLandlord: boolean;
  shownId: string | undefined;
  onWeek: (day: string | undefined) => void;
}

function ViewingList({ tab, week, side, isLandlord, shownId, onWeek }: ViewingListProps) {
  const { data, error, mutate } = useRead('listViewings', {
    query: { ...queries[tab](week), ...(side && { side }) },
    swr: { dedupingInterval: FRESH_MS, keepPreviousData: false },
  });
  const hasPlaces = tab === 'coming' && side !== 'landlord';
  const waiting = useRead('listWaitingPlaces', {
    isEnabled: hasPlaces,
    quiet: pageErrorCodes,
    swr: { dedupingInterval: FRESH_MS, refreshInterval: PLACES_MS },
  });
  const places = (hasPlaces && waiting.data?.data) || [];
  const isLoaded = data !== undefined && (!hasPlaces || Boolean(waiting.data ?? waiting.error));
  useEffect(() => {
    const card = shownId && isLoaded ? document.getElementById(`viewing-${shownId}`) : null;
    card?.scrollIntoView({ block: 'center' });
    card?.focus();
  }, [shownId, isLoaded]);

  if (!data && error) {
    return (
      <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
    );
  }
  if (!data) {
    return (
      <Loading>
        <Stack>
          {[1, 2, 3].map((card) => (
            <Card key={card}>
              <Skeleton $height="120px" />
            </Card>
          ))}
        </Stack>
      </Loading>
    );
  }
  if (tab === 'week') return <WeekCalendar viewings={data.data} week={week} onWeek={onWeek} />;
  const isOffered = (id: string) => places.some(({ offer }) => offer?.viewingId === id);
  const sorted = data.data.filter((one) => isShown[tab](one) && !isOffered(one.id)).toSorted(byTime);
  const viewings = tab === 'past' ? sorted.toReversed() : sorted;
  const isEmpty = viewings.length + places.length === 0;
  return (
    <Stack>
      {hasPlaces && !waiting.data && waiting.error && (
        <Notice tone="wait">
          <Cluster $spread $gap={2}>
            {texts.waiting.failed}
            <Button type="button" variant="quiet" size="small" onClick={() => void waiting.mutate()}>
              {texts.waiting.again}
            </Button>
          </Cluster>
        </Notice>
      )}
      <WaitingPlaces places={places} />
      {isEmpty && <NoViewings tab={tab} isLandlord={isLandlord} />}
      {viewings.map((viewing) => (
        <ViewingCard key={viewing.id} viewing={viewing} />
      ))}
    </Stack>
  );
}

/** Viewings of both sides, with a week calendar for landlords (design/conversations, Screens). */
export function ViewingsPage() {
  useTitle(texts.title);
  const user = useUser();
  const address = useViewingsAddress();
  const isLandlord = user?.role === 'landlord' || user?.role === 'admin';
  const tabs: readonly [ViewingsTab, string][] = [
    ['coming', texts.coming],
    ...(isLandlord ? [['week', texts.week] as [ViewingsTab, string]] : []),
    ['past', texts.past],
  ];
  const tab = address.tab === 'week' && !isLandlord ? 'coming' : address.tab;

  return (
    <Page>
      <Stack $gap={5}>
        <Cluster $spread>
          <div>
            <Heading as="h1" $size="display">
              {texts.title}
            </Heading>
            <Text $size="small" $tone="muted">
              {texts.lead}
            </Text>
          </div>
          {isLandlord && (
            <ButtonLink to={pages.viewingHours.path} variant="secondary">
              {texts.hours}
            </ButtonLink>
          )}
        </Cluster>
        {address.viewingId && address.answer && (
          <MailQuestion viewingId={address.viewingId} answer={address.answer} onDone={address.forgetAnswer} />
        )}
        {isLandlord && (
          <SideSelect>
            <Select
              label={texts.sides}
              value={address.side ?? ''}
              placeholder={texts.anySide}
              options={[
                { value: 'landlord', label: texts.asLandlord },
                { value: 'tenant', label: texts.asTenant },
              ]}
              onChange={({ currentTarget }) => address.change({ side: currentTarget.value })}
            />
          </SideSelect>
        )}
        <Tabs
          label={texts.view}
          selected={tab}
          onSelect={(id) => address.change({ tab: id === 'coming' ? undefined : id })}
          tabs={tabs.map(([id, label]) => ({
            id,
            label,
            content: id === tab && (
              <ViewingList
                key={id}
                tab={id}
                week={address.week}
                side={address.side}
                isLandlord={isLandlord}
                shownId={address.viewingId}
                onWeek={(day) => address.change({ week: day })}
              />
            ),
          }))}
        />
      </Stack>
    </Page>
  );
}
