import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { Amount } from '@pokriv/web-kit/price';
import { Link } from '@pokriv/web-kit/router';
import { Badge, Button, Skeleton, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { Check, X } from 'lucide-react';

import { useMyPlaces } from '../my-places/places-store.ts';
import { Picture } from '../picture/picture.tsx';
import { amenityRows, factRows, placeRows, type CompareCell, type CompareRow } from './compare-rows.ts';
import { ColumnHead, OnScreenOnly, Scroll, Sheet, Value } from './compare-style.ts';
import { compareTexts as texts } from './messages.ts';
import type { ComparedListing } from './use-compared.ts';

interface CompareTableProps {
  compared: readonly ComparedListing[];
  onRemove: (id: string) => void;
}

export function CompareTable({ compared, onRemove }: CompareTableProps) {
  const listings = compared.map(({ listing }) => listing);
  const { inAll, rows } = amenityRows(listings);
  const places = useMyPlaces();
  return (
    <Scroll role="region" aria-label={texts.table} tabIndex={0}>
      <Sheet>
        <VisuallyHidden as="caption">{texts.table}</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {compared.map((one) => (
              <th key={one.id} scope="col">
                <Head compared={one} onRemove={() => onRemove(one.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...factRows(listings), ...placeRows(listings, places)].map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
        {(inAll.length > 0 || rows.length > 0) && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={compared.length + 1}>
                {texts.amenities}
              </th>
            </tr>
            {inAll.length > 0 && (
              <tr>
                <th scope="row">{texts.inAll}</th>
                <td colSpan={compared.length}>
                  <Value $isPlain>{inAll.join(', ')}</Value>
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.label} row={row} />
            ))}
          </tbody>
        )}
      </Sheet>
    </Scroll>
  );
}

function Head({ compared, onRemove }: { compared: ComparedListing; onRemove: () => void }) {
  const { id, listing, state, retry } = compared;
  const title = listing?.title ?? texts.untitled;
  return (
    <ColumnHead>
      {state === 'loading' && (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton $ratio="4 / 3" />
        </>
      )}
      {state === 'gone' && <Text $tone="muted">{texts.goneTitle}</Text>}
      {state === 'failed' && (
        <>
          <Text $tone="muted">{texts.failedTitle}</Text>
          <Button type="button" variant="secondary" size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </>
      )}
      {listing && (
        <>
          <Picture image={listing.images[0]} alt={title} sizes="220px" isEager />
          <Link to={pathTo(pages.listing, id)}>{title}</Link>
        </>
      )}
      <OnScreenOnly>
        <Button
          type="button"
          variant="secondary"
          size="small"
          aria-label={texts.removeLabel(title)}
          onClick={onRemove}
        >
          <X />
          {texts.remove}
        </Button>
      </OnScreenOnly>
    </ColumnHead>
  );
}

function Row({ row: { label, cells, isDifferent } }: { row: CompareRow }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {isDifferent && cells.length > 1 && <VisuallyHidden> {texts.differs}</VisuallyHidden>}
      </th>
      {cells.map((cell, index) => (
        <td key={index}>
          <Cell cell={cell} isPlain={!isDifferent} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell: { text, money, best }, isPlain }: { cell: CompareCell; isPlain: boolean }) {
  if (!money && text === undefined) {
    return (
      <Value $isPlain>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{texts.unknown}</VisuallyHidden>
      </Value>
    );
  }
  return (
    <>
      <Value $isPlain={isPlain}>{money ? <Amount money={money} /> : text}</Value>
      {best && (
        <Badge $tone="good">
          <Check aria-hidden />
          {best}
        </Badge>
      )}
    </>
  );
}
