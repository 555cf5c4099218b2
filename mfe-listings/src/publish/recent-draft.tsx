import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useRead } from '@pokriv/web-kit/api';
import { formatAgo } from '@pokriv/web-kit/format';
import {
  Button,
  ButtonLink,
  Cluster,
  Container,
  Heading,
  PageSpinner,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { publishTexts } from './messages.ts';

const texts = publishTexts.recent;
const HOUR_MS = 3_600_000;

const Page = styled(Container)`
  padding-block: ${space(10)} ${space(16)};
`;

function latestOf(drafts: readonly OwnProperty[], now: number): OwnProperty | undefined {
  return drafts
    .filter(({ updatedAt }) => now - Date.parse(updatedAt) < HOUR_MS)
    .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))[0];
}

function describe({ title, propertyType, images, updatedAt }: OwnProperty): string {
  const name = title ?? (propertyType && propertyTypes[propertyType]) ?? texts.unnamed;
  return texts.draft(name, images.length, formatAgo(updatedAt));
}

interface RecentDraftProps {
  /** A form with content opens at once. */
  isBegun: boolean;
  children: ReactNode;
}

/**
 * Offers a draft of the last hour before an empty form, to avoid accidental duplicates. The form opens if the drafts
 * fail to load.
 */
export function RecentDraft({ isBegun, children }: RecentDraftProps) {
  const [isOpen, setIsOpen] = useState(isBegun);
  const [draft, setDraft] = useState<OwnProperty>();
  const [now] = useState(() => Date.now());
  const { data, error, isValidating } = useRead('listMyProperties', {
    query: { status: 'draft', limit: '20' },
    quiet: pageErrorCodes,
    isEnabled: !isOpen && !draft,
    swr: { dedupingInterval: 0, revalidateOnReconnect: false },
  });
  // Decided once: the opened form creates its own draft.
  if (!isOpen && !draft && !isValidating && (data ?? error)) {
    const latest = data && latestOf(data.data, now);
    if (latest) setDraft(latest);
    else setIsOpen(true);
  }
  if (isOpen) return children;
  if (!draft) return <PageSpinner />;
  return (
    <Page $reading>
      <Stack $gap={5}>
        <Heading as="h1" $size="title">
          {texts.title}
        </Heading>
        <Text>{describe(draft)}</Text>
        <Cluster $gap={3}>
          <ButtonLink to={pathTo(pages.editListing, draft.id)}>{texts.resume}</ButtonLink>
          <Button type="button" variant="secondary" onClick={() => setIsOpen(true)}>
            {texts.startNew}
          </Button>
        </Cluster>
      </Stack>
    </Page>
  );
}
