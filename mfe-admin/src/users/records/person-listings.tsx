import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { cityName } from '@pokriv/contracts/place/cities';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';
import { Link } from '@pokriv/web-kit/router';

import { fresh } from '../../list/fresh.ts';
import { StatusBadge } from '../../list/status-badge.tsx';
import { titleOf } from '../../list/title-of.ts';
import { texts } from '../messages.ts';
import { Records, type PersonListProps } from './records.tsx';

export function PersonListings({ userId, page, hrefFor }: PersonListProps) {
  const list = useRead('listAllProperties', { query: { ownerId: userId, page: String(page) }, swr: fresh });
  return (
    <Records
      list={list}
      empty={texts.records.listings}
      hrefFor={hrefFor}
      toRecord={({ id, title, status, createdAt, location }) => ({
        id,
        title: <Link to={`${pathTo(pages.adminQueueItem, id)}?status=all`}>{titleOf({ title })}</Link>,
        badge: <StatusBadge status={status} />,
        when: texts.records.created(formatDate(createdAt, 'short')),
        lines: [location?.city ? cityName(location.city) : ''],
      })}
    />
  );
}
