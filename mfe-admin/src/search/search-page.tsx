import * as pages from '@pokriv/contracts/pages';
import { useRead } from '@pokriv/web-kit/api';
import { useNavigationType, useSearchParams } from '@pokriv/web-kit/router';
import { breakpoint, ButtonLink, EmptyState, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { useShortcuts } from '../deciding/use-shortcuts.ts';
import { searchAddress } from '../frame/search-address.ts';
import { fresh } from '../list/fresh.ts';
import { PageHead } from '../list/page-head.tsx';
import { SearchForm } from '../list/search-form.tsx';
import { useLiveSearch } from '../list/use-live-search.ts';
import { FoundGroup } from './found-group.tsx';
import { FoundListing } from './found-listing.tsx';
import { FoundUser } from './found-user.tsx';
import { texts } from './messages.ts';
import { moveByArrows } from './move-by-arrows.ts';

const SHOWN = '5';

const Form = styled(SearchForm)`
  max-width: 680px;
`;

const Groups = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;

  ${breakpoint.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Users and listings by one text, which is in the address. */
export function SearchPage() {
  const [params] = useSearchParams();
  const query = params.get('q')?.trim().slice(0, 100) ?? '';
  const search = useLiveSearch(query, searchAddress);
  const field = useRef<HTMLInputElement>(null);
  const [areKeysOn] = useKeysSetting();
  useShortcuts({ slash: () => field.current?.focus() }, areKeysOn);
  const hasArrived = useNavigationType() === 'PUSH';
  const focusField = useEffectEvent(() => {
    if (hasArrived || query === '') field.current?.focus();
  });
  useEffect(() => focusField(), []);

  return (
    <Stack $gap={4} onKeyDown={moveByArrows}>
      <PageHead title={texts.title} />
      <Form
        {...search.field}
        ref={field}
        label={texts.label}
        placeholder={texts.hint}
        aria-keyshortcuts={areKeysOn ? '/' : undefined}
        onSubmit={search.submit}
      />
      {/[\p{L}\d]/u.test(query) ? (
        <Found query={query} />
      ) : (
        <EmptyState title={texts.start} icon={Search}>
          {texts.startHint}
        </EmptyState>
      )}
    </Stack>
  );
}

function Found({ query }: { query: string }) {
  const users = useRead('listUsers', { query: { query, limit: SHOWN }, swr: fresh });
  const listings = useRead('listAllProperties', { query: { query, limit: SHOWN }, swr: fresh });
  const inTable = (path: string, more = '') => `${path}?${more}query=${encodeURIComponent(query)}`;
  const hasListings = listings.data !== undefined && listings.data.data.length > 0;
  return (
    <Groups>
      <FoundGroup
        title={texts.users}
        counted={texts.usersFound}
        read={users}
        allAddress={inTable(pages.adminUsers.path)}
        empty={
          <Text $tone="muted">
            {[texts.noUsers, hasListings && texts.ownersBeside].filter(Boolean).join(' ')}
          </Text>
        }
        rowKey={({ id }) => id}
      >
        {(user) => <FoundUser user={user} />}
      </FoundGroup>
      <FoundGroup
        title={texts.listings}
        counted={texts.listingsFound}
        read={listings}
        allAddress={inTable(pages.adminListings.path)}
        empty={
          <Stack $gap={3}>
            <Text $tone="muted">{texts.noListings}</Text>
            <div>
              <ButtonLink
                to={inTable(pages.adminListings.path, 'status=deleted&')}
                variant="secondary"
                size="small"
              >
                {texts.inDeleted}
              </ButtonLink>
            </div>
          </Stack>
        }
        rowKey={({ id }) => id}
      >
        {(listing) => <FoundListing listing={listing} />}
      </FoundGroup>
    </Groups>
  );
}
