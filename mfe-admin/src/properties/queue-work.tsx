import { TakeNext } from './assignment/take-next.tsx';
import { ApproveClean } from './bulk/approve-clean.tsx';
import { ChooseSeveral } from './bulk/choose-several.tsx';
import type { Bulk } from './bulk/use-bulk.ts';
import type { QueueUndo } from './use-queue-undo.ts';
import { QUEUE_PATH, type Queue } from './use-queue.ts';

interface QueueWorkProps {
  queue: Queue;
  bulk: Bulk;
  undo: QueueUndo;
}

/** Actions on several listings at once; beside an open listing only the selection. */
export function QueueWork({ queue: { address, id, isWaiting, rows }, bulk, undo }: QueueWorkProps) {
  const isPicking = isWaiting && id === undefined && !bulk.isChoosing;
  return (
    <>
      <ChooseSeveral bulk={bulk} />
      {isPicking && <TakeNext mine={`${QUEUE_PATH}${address.searchFor({ assigned: 'mine' })}`} />}
      {isPicking && rows.length > 0 && <ApproveClean address={address} undo={undo} />}
    </>
  );
}
