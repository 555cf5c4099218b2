import { Button, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { styled } from 'styled-components';

import { texts as common } from '../../messages.ts';
import { texts as riskTexts } from '../file/messages.ts';
import { texts } from './messages.ts';
import type { Bulk } from './use-bulk.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-height: 40dvh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

interface RiskyDialogProps {
  bulk: Bulk;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms an approval of unopened listings with a risk. */
export function RiskyDialog({ bulk, isOpen, onClose }: RiskyDialogProps) {
  const { chosen, risky, unknown, keepClean, decide } = bulk;
  const answer = (act: () => void) => () => {
    onClose();
    act();
  };
  const title =
    risky.length > 0
      ? texts.risky(risky.length, chosen.length)
      : texts.unknown(unknown.length, chosen.length);
  return (
    <Dialog
      open={isOpen}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="button" variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="button" variant="secondary" onClick={answer(keepClean)}>
            {texts.keepClean}
          </Button>
          <Button type="button" variant="danger" onClick={answer(() => decide({ action: 'approve' }))}>
            {texts.approveAll(chosen.length)}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        <Text $tone="muted">{texts.riskyHint(chosen.length)}</Text>
        <List tabIndex={0} aria-label={texts.riskyList}>
          {[...risky, ...unknown].map(({ id, title: name, signs }) => (
            <li key={id}>
              <strong>{name ?? common.listing.noTitle}</strong>:{' '}
              {signs?.risks?.map((kind) => riskTexts.titles[kind]).join(', ') ?? texts.unchecked}
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}
