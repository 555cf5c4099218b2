import * as pages from '@pokriv/contracts/pages';
import { useRead } from '@pokriv/web-kit/api';
import { Stack } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { fresh } from '../list/fresh.ts';
import { ListBody } from '../list/list-body.tsx';
import { PageHead } from '../list/page-head.tsx';
import { StatusFilter } from '../list/status-filter.tsx';
import { totalText } from '../list/total-text.ts';
import { ALL, useListAddress } from '../list/use-list-address.ts';
import { UndoPanel } from '../undo/undo-panel.tsx';
import { texts } from './messages.ts';
import { ReadSheet, useReading } from './read-sheet.tsx';
import { ResolveDialog } from './resolve-form.tsx';
import { ThreadCard } from './thread-card.tsx';
import { useThreadWork } from './use-thread-work.ts';

const PATH = pages.adminMessages.path;

/** Held messages and reported threads (design/conversations, Against abuse). */
export function ThreadsPage() {
  const address = useListAddress(texts.why, ALL);
  const { status: why, page } = address;
  const list = useRead('listModeratedThreads', {
    query: { ...(why && { why }), page: String(page) },
    swr: fresh,
  });
  const work = useThreadWork(() => list.mutate());
  const { reading, open, close } = useReading();
  const { removing } = work;
  const [areKeysOn] = useKeysSetting();
  return (
    <Stack $gap={4}>
      <PageHead title={texts.title} total={list.data && totalText(list.data.pagination, texts.found)} />
      <StatusFilter statuses={texts.why} address={address} path={PATH} />
      <ListBody
        found={list.data}
        error={list.error}
        onRetry={() => void list.mutate()}
        rowHeight={160}
        hrefFor={(number) => `${PATH}${address.searchFor({ page: number })}`}
        empty={{ title: texts.empty, hint: texts.emptyHint }}
      >
        {(threads) => (
          <Stack $gap={3}>
            {threads.map((thread) => (
              <ThreadCard key={thread.id} thread={thread} work={work} onRead={() => open(thread)} />
            ))}
          </Stack>
        )}
      </ListBody>
      <ReadSheet reading={reading} onRetry={open} onClose={close} />
      <ConfirmDialog
        open={removing !== undefined}
        type="danger"
        title={texts.removeTitle}
        message={texts.removeText}
        confirmLabel={texts.remove}
        onConfirm={() => removing && work.remove(removing)}
        onCancel={work.cancel}
      />
      <ResolveDialog work={work} />
      <UndoPanel undo={work.undo} areKeysOn={areKeysOn} />
    </Stack>
  );
}
