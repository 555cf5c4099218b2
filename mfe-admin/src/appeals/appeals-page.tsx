import type { AdminAppeal } from '@pokriv/contracts/moderation/appeal';
import { appealLists } from '@pokriv/contracts/moderation/appeal-states';
import { decisionKinds } from '@pokriv/contracts/moderation/decision-kinds';
import { useRead } from '@pokriv/web-kit/api';
import { useSearchParams } from '@pokriv/web-kit/router';
import { breakpoint, EmptyState, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { MousePointerClick } from 'lucide-react';
import { styled } from 'styled-components';

import { fresh } from '../list/fresh.ts';
import { TablePage, type TableShape } from '../table/table-page.tsx';
import { useTableAddress } from '../table/use-table-address.ts';
import { APPEALS_PATH, appealAddress } from './appeal-address.ts';
import { appealColumns } from './appeal-columns.tsx';
import { texts } from './messages.ts';
import { OpenAppeal } from './open-appeal.tsx';

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

const Split = styled.div`
  ${breakpoint.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: ${space(6)};
  }
`;

const Side = styled.div<{ $isShown: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};

  ${breakpoint.desktop} {
    display: block;
  }
`;

const PhoneTitle = styled(VisuallyHidden)`
  ${breakpoint.desktop} {
    display: none;
  }
`;

/** Appeals with one of them open; list, filters and the open one are in the address. */
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
  return (
    <Split>
      {id && <PhoneTitle as="h1">{texts.title}</PhoneTitle>}
      <Side $isShown={!id}>
        <TablePage shape={shape} address={address} list={list} />
      </Side>
      <Side $isShown={Boolean(id)}>
        {id ? (
          <OpenAppeal key={id} id={id} listAddress={appealAddress(params)} onChange={() => list.mutate()} />
        ) : (
          <EmptyState title={texts.choose} icon={MousePointerClick}>
            {texts.chooseHint}
          </EmptyState>
        )}
      </Side>
    </Split>
  );
}
