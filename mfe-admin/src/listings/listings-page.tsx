import * as pages from '@pokriv/contracts/pages';
import { places } from '@pokriv/contracts/place/cities';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import { useRead } from '@pokriv/web-kit/api';
import { RemovableChip } from '@pokriv/web-kit/ui/forms';

import { fresh } from '../list/fresh.ts';
import type { Filter } from '../table/filter.ts';
import { TablePage } from '../table/table-page.tsx';
import { useTableAddress } from '../table/use-table-address.ts';
import { listingColumns, ownerName } from './listing-columns.tsx';
import { texts } from './messages.ts';
import { StepDialogs } from './step-dialogs.tsx';
import { useListingSteps } from './use-listing-steps.ts';

const inBulgarian = [...places].sort((one, other) => one.name.localeCompare(other.name, 'bg'));
const filters: readonly Filter[] = [
  { name: 'status', label: texts.filters.status, options: listingStatuses },
  {
    name: 'city',
    label: texts.filters.city,
    options: Object.fromEntries(inBulgarian.map(({ id, name }) => [id, name])),
  },
  { name: 'propertyType', label: texts.filters.propertyType, options: propertyTypes },
  // Set only by links from a user page; removable as a chip.
  { name: 'ownerId', label: texts.filters.owner },
];

/** Listings in every state; deleted ones need the filter. */
export function ListingsPage() {
  const { sorts } = texts;
  const address = useTableAddress({ path: pages.adminListings.path, filters, sorts, defaultSort: 'newest' });
  const list = useRead('listAllProperties', { query: address.listQuery, swr: fresh });
  const steps = useListingSteps(() => list.mutate());
  const [first] = list.data?.data ?? [];
  return (
    <>
      <TablePage
        shape={{
          id: 'listings',
          title: texts.title,
          counted: texts.counted,
          searchHint: texts.searchHint,
          filters,
          sorts,
          columns: listingColumns(steps.choose, steps.undo.decidedOn),
          rowKey: ({ id }) => id,
          csv: 'exportProperties',
          savedAs: 'listings',
        }}
        address={address}
        list={list}
        actions={
          address.values.ownerId && (
            <RemovableChip
              text={first ? texts.ofOwner(ownerName(first)) : texts.oneOwner}
              onRemove={() => address.change({ ownerId: '' })}
            />
          )
        }
      />
      <StepDialogs steps={steps} />
    </>
  );
}
