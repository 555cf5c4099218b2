import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';

import { fresh } from '../../list/fresh.ts';
import { texts } from '../messages.ts';
import { changesOf } from './changes-of.ts';
import { Records, type PersonListProps } from './records.tsx';

/** What administrators did to somebody. */
export function PersonAudit({ userId, page, hrefFor }: PersonListProps) {
  const list = useRead('listAudit', { query: { targetId: userId, page: String(page) }, swr: fresh });
  return (
    <Records
      list={list}
      empty={texts.records.audit}
      hrefFor={hrefFor}
      toRecord={({ id, action, actor, at, reason, before, after }) => ({
        id,
        title: texts.records.acts[action] ?? action,
        when: formatDate(at, 'moment'),
        lines: [texts.records.by(actor.name), ...changesOf(before, after), reason ?? ''],
      })}
    />
  );
}
