import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { MyPropertiesSort } from '@pokriv/contracts/listing/property-options';
import { Link } from '@pokriv/web-kit/router';
import { VisuallyHidden } from '@pokriv/web-kit/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

import { listingPlace } from '../../detail/rows.ts';
import { Picture } from '../../picture/picture.tsx';
import { ListingMenu } from '../listing-menu.tsx';
import { addressOf, type ListingRowProps } from '../listing-row.tsx';
import { mineTexts as texts } from '../messages.ts';
import { Cell, Status } from './cell.tsx';
import { columnOf, titleColumn, type Column } from './columns.ts';
import { tableTexts } from './messages.ts';
import { Name, Root, SortButton, Tick } from './table-parts.ts';
import type { ShownColumns } from './use-shown-columns.ts';

export interface TableSettings {
  columns: ShownColumns;
  sort: MyPropertiesSort;
  onSort: (sort: MyPropertiesSort) => void;
  /** Shows a listing as stored. */
  onChanged: (changed: OwnProperty) => Promise<void>;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } as const;

interface HeadingProps extends Pick<TableSettings, 'sort' | 'onSort'> {
  column: Column;
}

function Heading({ column: { label, align, sorts, from }, sort, onSort }: HeadingProps) {
  const marks = { 'data-align': align, 'data-from': from };
  if (!sorts) {
    return (
      <th scope="col" {...marks}>
        {label}
      </th>
    );
  }
  const present = sorts.findIndex((choice) => choice.sort === sort);
  const direction = sorts[present]?.direction;
  const next = sorts[(present + 1) % sorts.length] ?? sorts[0];
  const Icon = direction ? icons[direction] : ChevronsUpDown;
  return (
    <th scope="col" {...marks} aria-sort={direction ?? 'none'}>
      <SortButton type="button" onClick={() => onSort(next.sort)}>
        {label}
        <Icon aria-hidden="true" />
      </SortButton>
    </th>
  );
}

interface RowProps extends Pick<TableSettings, 'columns' | 'onChanged'> {
  row: ListingRowProps;
}

function TableRow({ row, columns, onChanged }: RowProps) {
  const { listing, isBusy, isSelectable, isChosen, onTick, onChoose } = row;
  const { status, title = texts.untitled, number } = listing;
  return (
    <tr data-chosen={isChosen || undefined} data-busy={isBusy || undefined}>
      <td>
        {isSelectable && (
          <Tick>
            <input
              type="checkbox"
              aria-label={texts.select(title)}
              checked={isChosen}
              onChange={(event) => onTick(event.target.checked)}
            />
          </Tick>
        )}
      </td>
      <th scope="row">
        <Name>
          <Picture image={listing.images[0]} alt="" sizes="53px" />
          <span>
            {status === 'deleted' ? <b>{title}</b> : <Link to={addressOf(listing)}>{title}</Link>}
            <small data-about>
              {[listingPlace(listing), texts.number(shownListingNumber(number))].filter(Boolean).join(' · ')}
            </small>
            <small data-narrow>
              <Status listing={listing} />
              {status === 'active' && listing.week && <small>{tableTexts.week(listing.week)}</small>}
            </small>
          </span>
        </Name>
      </th>
      {columns.shown.map((id) => (
        <td key={id} data-align={columnOf(id).align} data-from={columnOf(id).from}>
          <Cell column={id} listing={listing} onChanged={onChanged} onChoose={onChoose} />
        </td>
      ))}
      <td>
        <ListingMenu isWhole listing={listing} isBusy={isBusy} onChoose={onChoose} />
      </td>
    </tr>
  );
}

interface ListingTableProps extends TableSettings {
  listings: readonly OwnProperty[];
  rowOf: (listing: OwnProperty) => ListingRowProps;
}

/** Listings as rows of at most 56 px; on narrow screens with fewer columns. */
export function ListingTable({ listings, rowOf, columns, sort, onSort, onChanged }: ListingTableProps) {
  return (
    <Root>
      <VisuallyHidden as="caption">{texts.title}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{tableTexts.select}</VisuallyHidden>
          </th>
          <Heading column={titleColumn} sort={sort} onSort={onSort} />
          {columns.shown.map((id) => (
            <Heading key={id} column={columnOf(id)} sort={sort} onSort={onSort} />
          ))}
          <th scope="col">
            <VisuallyHidden>{tableTexts.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <TableRow key={listing.id} row={rowOf(listing)} columns={columns} onChanged={onChanged} />
        ))}
      </tbody>
    </Root>
  );
}
