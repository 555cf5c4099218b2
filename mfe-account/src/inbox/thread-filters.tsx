import { threadLabels, type Side, type ThreadLabel } from '@pokriv/contracts/conversation/conversation-rules';
import { Button, Cluster, font, IconButton, Stack, space } from '@pokriv/web-kit/ui';
import { Chip, Field, Select } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import type { InboxAddress } from './use-inbox-address.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
`;

const More = styled.details`
  > summary {
    padding-block: ${space(2)};
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
    cursor: pointer;
  }
`;

function SearchField({ address }: { address: InboxAddress }) {
  const { query } = address.filters;
  const [typed, setTyped] = useState<{ over: string; text: string }>();
  // Text typed over another query is outdated: the filters were cleared, or Back was pressed.
  const text = typed?.over === query ? typed.text : query;
  const search = (event: FormEvent) => {
    event.preventDefault();
    setTyped(undefined);
    address.choose({ query: text.trim() });
  };
  return (
    <form role="search" onSubmit={search}>
      <Field
        label={texts.search}
        type="search"
        maxLength={100}
        placeholder={texts.searchPlaceholder}
        value={text}
        onChange={({ currentTarget }) => setTyped({ over: query, text: currentTarget.value })}
        suffix={
          <IconButton type="submit" label={texts.search}>
            <Search />
          </IconButton>
        }
      />
    </form>
  );
}

interface ThreadFiltersProps {
  address: InboxAddress;
  /** Landlords label their candidates; they may rent a home too. */
  isLandlord: boolean;
  listings: readonly { id: string; title: string }[];
}

export function ThreadFilters({ address, isLandlord, listings }: ThreadFiltersProps) {
  const { side, label, listingId, unread, archived } = address.filters;
  const known = listings.some(({ id }) => id === listingId)
    ? listings
    : [...listings, ...(listingId ? [{ id: listingId, title: texts.thisListing }] : [])];
  return (
    <Stack $gap={3}>
      <SearchField address={address} />
      {isLandlord && (
        <More open={Boolean(side ?? label ?? listingId)}>
          <summary>{texts.moreFilters}</summary>
          <Stack $gap={3}>
            <Pair>
              <Select
                label={texts.side}
                value={side ?? ''}
                placeholder={texts.anySide}
                options={Object.entries(texts.sides).map(([value, text]) => ({ value, label: text }))}
                onChange={({ currentTarget }) =>
                  address.choose({ side: (currentTarget.value || undefined) as Side | undefined })
                }
              />
              <Select
                label={texts.label}
                value={label ?? ''}
                placeholder={texts.anyLabel}
                options={Object.entries(threadLabels).map(([value, text]) => ({ value, label: text }))}
                onChange={({ currentTarget }) =>
                  address.choose({ label: (currentTarget.value || undefined) as ThreadLabel | undefined })
                }
              />
            </Pair>
            {known.length > 0 && (
              <Select
                label={texts.listing}
                value={listingId ?? ''}
                placeholder={texts.anyListing}
                options={known.map(({ id, title }) => ({ value: id, label: title }))}
                onChange={({ currentTarget }) =>
                  address.choose({ listingId: currentTarget.value || undefined })
                }
              />
            )}
          </Stack>
        </More>
      )}
      <Cluster $gap={2}>
        <Chip pressed={unread} onToggle={(isOn) => address.choose({ unread: isOn })}>
          {texts.unreadOnly}
        </Chip>
        <Chip pressed={archived} onToggle={(isOn) => address.choose({ archived: isOn })}>
          {texts.archived}
        </Chip>
        {address.isNarrowed && (
          <Button type="button" variant="quiet" size="small" onClick={address.clear}>
            {texts.clear}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
