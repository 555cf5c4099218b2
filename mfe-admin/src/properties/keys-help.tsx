import { breakpoint, color, font, IconButton, space, Stack } from '@pokriv/web-kit/ui';
import { Chip } from '@pokriv/web-kit/ui/forms';
import { Popover, useDisclosure } from '@pokriv/web-kit/ui/navigation';
import { CircleQuestionMark, Keyboard } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';

/* Only devices that likely have a keyboard. */
const Root = styled.div`
  display: none;

  ${breakpoint.desktop} {
    display: block;
  }
`;

const Keys = styled.dl<{ $isOn: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  font-size: ${font.size.small};
  text-decoration: ${({ $isOn }) => ($isOn ? 'none' : 'line-through')};

  kbd {
    display: inline-grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
    padding-inline: ${space(1)};
    border: 1px solid ${color.control};
    border-bottom-width: 2px;
    border-radius: 6px;
    font-family: inherit;
    font-weight: ${font.weight.strong};
  }
`;

const keys = [
  ['A', texts.keys.approve],
  ['R', texts.keys.reject],
  ['C', texts.keys.recall],
  ['Z', texts.keys.undo],
  ['J', texts.keys.next],
  ['K', texts.keys.previous],
  ['← →', texts.keys.pictures],
  ['X', texts.keys.tick],
] as const;

interface KeysHelpProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Legend of the shortcuts behind „?“. */
export function KeysHelp({ isOn, onToggle }: KeysHelpProps) {
  const disclosure = useDisclosure();
  return (
    <Root {...disclosure.root}>
      <IconButton {...disclosure.trigger} label={texts.keys.title}>
        <CircleQuestionMark />
      </IconButton>
      {disclosure.open && (
        <Popover id={disclosure.panelId} anchor={disclosure.trigger.ref} align="end">
          <Stack $gap={3}>
            <Chip pressed={isOn} onToggle={onToggle}>
              <Keyboard />
              {isOn ? texts.keys.on : texts.keys.off}
            </Chip>
            <Keys $isOn={isOn}>
              {keys.map(([key, what]) => (
                <div key={key} style={{ display: 'contents' }}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </Keys>
          </Stack>
        </Popover>
      )}
    </Root>
  );
}
