import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { cityName } from '@pokriv/contracts/place/cities';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';
import { Amount } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import { Badge } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { StatusBadge } from '../list/status-badge.tsx';
import type { Column } from '../table/column.ts';
import { texts as undoTexts } from '../undo/messages.ts';
import { ListingCell } from './listing-cell.tsx';
import type { TableStep } from './listing-steps.ts';
import { texts } from './messages.ts';
import { RowMenu } from './row-menu.tsx';

const OneLine = styled.span`
  white-space: nowrap;
`;

/** Wraps between the two sums in a narrow table. */
const Sums = styled.span`
  white-space: normal;
`;

const dayOf = (at: string | null) => (at ? formatDate(at, 'short') : texts.none);
const priceOf = ({ price }: OwnProperty) =>
  price ? (
    <Sums>
      <Amount money={price} />
    </Sums>
  ) : (
    texts.none
  );

export const ownerName = ({ landlord }: OwnProperty): string =>
  `${landlord.firstName} ${landlord.lastName}`.trim();

/** Stored state, or the step in its undo window. */
function State({ status, decided }: { status: ListingStatus; decided: string | undefined }) {
  if (!decided) return <StatusBadge status={status} />;
  return (
    <Badge $tone="wait" title={undoTexts.waits}>
      {decided}
    </Badge>
  );
}

export function listingColumns(
  onChoose: (listing: OwnProperty, step: TableStep) => void,
  decidedOn: (id: string) => string | undefined,
): readonly Column<OwnProperty>[] {
  const { columns: labels } = texts;
  return [
    { id: 'title', label: labels.title, cell: (listing) => <ListingCell listing={listing} /> },
    {
      id: 'status',
      label: labels.status,
      cell: ({ id, status }) => <State status={status} decided={decidedOn(id)} />,
    },
    {
      id: 'type',
      label: labels.type,
      cell: ({ propertyType }) => (propertyType ? propertyTypes[propertyType] : texts.none),
      isExtra: true,
    },
    {
      id: 'city',
      label: labels.city,
      cell: ({ location: { city } }) => <OneLine>{city ? cityName(city) : texts.none}</OneLine>,
    },
    {
      id: 'price',
      label: labels.price,
      align: 'end',
      cell: priceOf,
      sorts: [
        { sort: 'price_asc', direction: 'ascending' },
        { sort: 'price_desc', direction: 'descending' },
      ],
    },
    {
      id: 'owner',
      label: labels.owner,
      cell: (listing) => <Link to={pathTo(pages.adminUser, listing.landlord.id)}>{ownerName(listing)}</Link>,
    },
    {
      id: 'views',
      label: labels.views,
      align: 'end',
      cell: ({ views }) => formatNumber(views),
      sorts: [{ sort: 'views', direction: 'descending' }],
    },
    {
      id: 'favorites',
      label: labels.favorites,
      align: 'end',
      cell: ({ favorites }) => formatNumber(favorites),
      isExtra: true,
    },
    {
      id: 'created',
      label: labels.created,
      align: 'end',
      cell: ({ createdAt }) => dayOf(createdAt),
      isMoment: true,
      sorts: [
        { sort: 'newest', direction: 'descending' },
        { sort: 'oldest', direction: 'ascending' },
      ],
    },
    {
      id: 'published',
      label: labels.published,
      align: 'end',
      cell: ({ publishedAt }) => dayOf(publishedAt),
      isExtra: true,
    },
    {
      id: 'expires',
      label: labels.expires,
      align: 'end',
      cell: ({ expiresAt }) => dayOf(expiresAt),
      isExtra: true,
    },
    {
      id: 'actions',
      label: labels.actions,
      align: 'end',
      isMenu: true,
      cell: (listing) => (
        <RowMenu
          listing={listing}
          isDecided={decidedOn(listing.id) !== undefined}
          onChoose={(step) => onChoose(listing, step)}
        />
      ),
    },
  ];
}
