import { breakpoint, color, font, IconButton, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Chip } from '@pokriv/web-kit/ui/forms';
import { Popover, useDisclosure } from '@pokriv/web-kit/ui/navigation';
import { useAtomValue } from 'jotai';
import { CircleQuestionMark, Keyboard } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { activeKeysAtom, type ShortcutKey } from './use-shortcuts.ts';

/* Only devices that likely have a keyboard. */
const Root = styled.div`
  display: none;

  ${breakpoint.desktop} {
    display: block;
  }
`;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  font-size: ${font.size.small};

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

const keys: readonly { key: ShortcutKey; cap: string; what: string }[] = [
  { key: 'a', cap: 'A', what: texts.keys.approve },
  { key: 'r', cap: 'R', what: texts.keys.reject },
  { key: 'c', cap: 'C', what: texts.keys.recall },
  { key: '1', cap: '1–5', what: texts.keys.verdicts },
  { key: 'z', cap: 'Z', what: texts.keys.undo },
  { key: 'j', cap: 'J', what: texts.keys.next },
  { key: 'k', cap: 'K', what: texts.keys.previous },
  { key: 'arrowright', cap: '← →', what: texts.keys.pictures },
  { key: 'x', cap: 'X', what: texts.keys.tick },
  { key: 'slash', cap: '/', what: texts.keys.search },
];

interface KeysHelpProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Legend of the active shortcuts, opened by „?“. */
export function KeysHelp({ isOn, onToggle }: KeysHelpProps) {
  const disclosure = useDisclosure();
  const active = useAtomValue(activeKeysAtom);
  const shown = keys.filter(({ key }) => active.has(key));
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
            {isOn && shown.length === 0 && (
              <Text $size="small" $tone="muted">
                {texts.keys.none}
              </Text>
            )}
            {shown.length > 0 && (
              <Keys>
                {shown.map(({ key, cap, what }) => (
                  <div key={key} style={{ display: 'contents' }}>
                    <dt>
                      <kbd>{cap}</kbd>
                    </dt>
                    <dd>{what}</dd>
                  </div>
                ))}
              </Keys>
            )}
          </Stack>
        </Popover>
      )}
    </Root>
  );
}
