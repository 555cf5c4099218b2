import { actionText, differencesOf, differenceText } from '@pokriv/contracts/moderation/audit-words';
import { useRead } from '@pokriv/web-kit/api';
import { formatDate } from '@pokriv/web-kit/format';

import { fresh } from '../../list/fresh.ts';
import { texts } from '../messages.ts';
import { Records, type PersonListProps } from './records.tsx';

export function PersonAudit({ userId, page, hrefFor }: PersonListProps) {
  const list = useRead('listAudit', { query: { targetId: userId, page: String(page) }, swr: fresh });
  return (
    <Records
      list={list}
      empty={texts.records.audit}
      hrefFor={hrefFor}
      toRecord={(entry) => ({
        id: entry.id,
        title: actionText(entry.action),
        when: formatDate(entry.at, 'moment'),
        lines: [
          texts.records.by(entry.actor.name),
          ...differencesOf(entry, (moment) => formatDate(moment, 'moment')).map(differenceText),
          entry.reason ?? '',
        ],
      })}
    />
  );
}
