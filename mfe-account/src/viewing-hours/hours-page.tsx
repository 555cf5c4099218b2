import type { Availability } from '@pokriv/contracts/conversation/viewing';
import * as pages from '@pokriv/contracts/pages';
import { call, refresh, useRead } from '@pokriv/web-kit/api';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { toastAtom } from '@pokriv/web-kit/toast';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  Container,
  ErrorState,
  Heading,
  Loading,
  Notice,
  Skeleton,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { Field, Select } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { useCopy } from '../second-factor/use-copy.ts';
import { HoursForm } from './hours-form.tsx';
import { texts } from './messages.ts';

const ID = /^[\w-]{1,64}$/u;
const FRESH_MS = 2000;

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};
`;

const Column = styled(Stack)`
  max-width: 760px;
`;

function CalendarAddress({ address }: { address: string }) {
  const copy = useCopy();
  return (
    <Card as="section" aria-labelledby="calendar-address">
      <Stack $gap={3}>
        <Heading id="calendar-address" $size="lead">
          {texts.calendar}
        </Heading>
        <Text $size="small" $tone="muted">
          {texts.calendarText}
        </Text>
        <Field label={texts.calendarAddress} readOnly value={address} />
        <div>
          <Button type="button" variant="secondary" onClick={() => void copy(address)}>
            <Copy />
            {texts.copy}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Deletes the hours of one listing, so that the general ones apply. */
function DropHours({ listingId, onDropped }: { listingId: string; onDropped: (now: Availability) => void }) {
  const toast = useSetAtom(toastAtom);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const drop = async () => {
    setIsBusy(true);
    try {
      const { data } = await call('dropListingAvailability', { params: { id: listingId } });
      onDropped(data);
      toast({ tone: 'success', text: texts.dropped });
    } catch (error) {
      // The shell has shown the error.
      console.warn('viewing hours: not dropped', error);
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  };
  return (
    <>
      <Button type="button" variant="secondary" size="small" onClick={() => setIsAsking(true)}>
        {texts.drop}
      </Button>
      <ConfirmDialog
        open={isAsking}
        type="warning"
        title={texts.dropTitle}
        message={texts.dropText}
        confirmLabel={texts.drop}
        cancelLabel={texts.stay}
        loading={isBusy}
        onConfirm={() => void drop()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

interface HoursProps {
  listingId: string | undefined;
  onDirty: (isDirty: boolean) => void;
}

function Hours({ listingId, onDirty }: HoursProps) {
  const all = useRead('readAvailability', {
    isEnabled: listingId === undefined,
    swr: { dedupingInterval: FRESH_MS },
  });
  const own = useRead('readListingAvailability', {
    params: { id: listingId ?? '' },
    isEnabled: listingId !== undefined,
    swr: { dedupingInterval: FRESH_MS },
  });
  const { data, error, mutate } = listingId === undefined ? all : own;
  const [version, setVersion] = useState(0);
  const availability = data?.data;

  const take = (changed: Availability) => {
    void mutate({ data: changed }, { revalidate: false });
    void refresh('readSlots');
  };

  if (!availability && error) {
    return (
      <ErrorState message={error.message} requestId={error.body.requestId} onRetry={() => void mutate()} />
    );
  }
  if (!availability) {
    return (
      <Loading>
        <Stack>
          <Skeleton $height="180px" />
          <Skeleton $height="420px" />
        </Stack>
      </Loading>
    );
  }
  const hasOwn = availability.listingId !== null;
  return (
    <Stack $gap={5}>
      {listingId === undefined && !availability.isSet && <Notice>{texts.notSet}</Notice>}
      {listingId !== undefined && (
        <Notice
          actions={
            hasOwn && (
              <DropHours
                listingId={listingId}
                onDropped={(now) => {
                  take(now);
                  setVersion(version + 1);
                }}
              />
            )
          }
        >
          {hasOwn ? texts.ofListing : texts.inherited}
        </Notice>
      )}
      <HoursForm
        key={version}
        availability={availability}
        listingId={listingId}
        onSaved={take}
        onDirty={onDirty}
      />
      <CalendarAddress address={availability.calendarUrl} />
    </Stack>
  );
}

/** Viewing hours of a landlord, for all listings or for the one in the address (design/conversations). */
export function HoursPage() {
  useTitle(texts.title);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const named = params.get('listingId') ?? '';
  const listingId = ID.test(named) ? named : undefined;
  const [isDirty, setIsDirty] = useState(false);
  const [wanted, setWanted] = useState<string>();
  const { data } = useRead('listMyProperties', { query: { limit: '50' }, quiet: ['FORBIDDEN'] });
  const listings = (data?.data ?? []).map(({ id, title }) => ({ value: id, label: title ?? id }));
  const options =
    listingId === undefined || listings.some(({ value }) => value === listingId)
      ? listings
      : [...listings, { value: listingId, label: listingId }];

  const show = (id: string) => {
    setIsDirty(false);
    setWanted(undefined);
    void navigate(pages.viewingHours.path + (id && `?listingId=${id}`));
  };

  return (
    <Page>
      <Column $gap={5}>
        <Cluster $spread>
          <Heading as="h1" $size="display">
            {texts.title}
          </Heading>
          <ButtonLink to={pages.viewings.path} variant="quiet">
            {texts.toViewings}
          </ButtonLink>
        </Cluster>
        <Text $tone="muted">{texts.lead}</Text>
        <Select
          label={texts.listing}
          value={listingId ?? ''}
          placeholder={texts.all}
          options={options}
          onChange={({ currentTarget }) => {
            if (isDirty) setWanted(currentTarget.value);
            else show(currentTarget.value);
          }}
        />
        <Hours key={listingId ?? ''} listingId={listingId} onDirty={setIsDirty} />
      </Column>
      <ConfirmDialog
        open={wanted !== undefined}
        type="warning"
        title={texts.switchTitle}
        message={texts.switchText}
        confirmLabel={texts.switch}
        cancelLabel={texts.stay}
        onConfirm={() => show(wanted ?? '')}
        onCancel={() => setWanted(undefined)}
      />
    </Page>
  );
}
