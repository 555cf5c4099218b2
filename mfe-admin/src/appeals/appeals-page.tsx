import type { AdminAppeal } from '@pokriv/contracts/moderation/appeal';
import { appealLists } from '@pokriv/contracts/moderation/appeal-states';
import { decisionKinds } from '@pokriv/contracts/moderation/decision-kinds';
import { useRead } from '@pokriv/web-kit/api';
import { useSearchParams } from '@pokriv/web-kit/router';
import { EmptyState } from '@pokriv/web-kit/ui';
import { MousePointerClick } from 'lucide-react';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { fresh } from '../list/fresh.ts';
import { TwoPanes } from '../list/two-panes.tsx';
import { TablePage, type TableShape } from '../table/table-page.tsx';
import { useTableAddress } from '../table/use-table-address.ts';
import { UndoPanel } from '../undo/undo-panel.tsx';
import { APPEALS_PATH, appealAddress } from './appeal-address.ts';
import { appealColumns } from './appeal-columns.tsx';
import { texts } from './messages.ts';
import { OpenAppeal } from './open-appeal.tsx';
import { useVerdicts } from './use-verdicts.ts';

const shape: TableShape<AdminAppeal> = {
  id: 'appeals',
  title: texts.title,
  counted: texts.found,
  searchHint: texts.searchHint,
  filters: [
    { name: 'status', label: texts.status, options: appealLists },
    { name: 'kind', label: texts.kind, options: decisionKinds },
  ],
  sorts: texts.sorts,
  columns: appealColumns,
  rowKey: ({ id }) => id,
};

/** List, filters and the open appeal are in the address. */
export function AppealsPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? undefined;
  const address = useTableAddress({
    path: APPEALS_PATH,
    filters: shape.filters,
    sorts: shape.sorts,
    defaultSort: 'oldest',
    ...(id && { kept: { id } }),
  });
  const list = useRead('listAppeals', { query: address.listQuery, swr: fresh });
  const verdicts = useVerdicts();
  const [areKeysOn] = useKeysSetting();
  return (
    <>
      <TwoPanes
        title={texts.title}
        isOpen={Boolean(id)}
        list={<TablePage shape={shape} address={address} list={list} />}
      >
        {id ? (
          <OpenAppeal
            key={id}
            id={id}
            listAddress={appealAddress(params)}
            verdicts={verdicts}
            onChange={() => list.mutate()}
          />
        ) : (
          <EmptyState title={texts.choose} icon={MousePointerClick}>
            {texts.chooseHint}
          </EmptyState>
        )}
      </TwoPanes>
      <UndoPanel undo={verdicts.undo} areKeysOn={areKeysOn} />
    </>
  );
}
