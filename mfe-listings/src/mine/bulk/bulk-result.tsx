import { Button, space, Stack } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { styled } from 'styled-components';

import { mineTexts } from '../messages.ts';
import { bulkTexts as texts } from './messages.ts';
import type { BulkRemainder } from './use-bulk.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding-left: ${space(5)};

  /* Overrides the reset that removes markers from lists with a class. */
  &&& {
    list-style: disc;
  }
`;

interface BulkResultProps {
  remainder: BulkRemainder;
  onClose: () => void;
}

/** Names the listings that an act left as they were, each with its reason. */
export function BulkResult({ remainder: { kind, moved, unmoved }, onClose }: BulkResultProps) {
  const isPromotion = kind === 'promote';
  const heading = (isPromotion ? texts.notPromotedTitle : texts.failedTitle)(unmoved.length);
  const notPromoted = texts.notPromoted(unmoved.length);
  return (
    <Dialog
      open
      title={heading}
      onClose={onClose}
      footer={
        <Button type="button" onClick={onClose}>
          {mineTexts.close}
        </Button>
      }
    >
      <Stack $gap={3}>
        {isPromotion && moved.length > 0 && (
          <>
            <p>{texts.promoted}</p>
            <List aria-label={texts.promoted}>
              {moved.map(({ id, title }) => (
                <li key={id}>
                  <strong>{title}</strong>
                </li>
              ))}
            </List>
            <p>{notPromoted}</p>
          </>
        )}
        <List aria-label={isPromotion ? notPromoted : heading}>
          {unmoved.map(({ id, title, message }) => (
            <li key={id}>
              <strong>{title}</strong>: {message}
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}
