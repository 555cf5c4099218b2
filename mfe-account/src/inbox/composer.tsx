import { MESSAGE_LIMITS } from '@pokriv/contracts/conversation/conversation-rules';
import { Button, color, font, space, VisuallyHidden } from '@pokriv/web-kit/ui';
import { controlStyle } from '@pokriv/web-kit/ui/forms';
import { SendHorizontal } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { SavedReplies } from './saved-replies.tsx';

/** Remaining characters below which the counter appears. */
const COUNTED_FROM = 200;

const Box = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;

const Line = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${space(2)};
`;

const Area = styled.textarea`
  ${controlStyle}
  flex: 1;
  max-height: 35dvh;
  resize: none;
  field-sizing: content;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  font-size: ${font.size.tiny};
  color: ${color.muted};
`;

const Count = styled.span<{ $isOver: boolean }>`
  font-variant-numeric: tabular-nums;
  color: ${({ $isOver }) => ($isOver ? color.danger : color.muted)};
`;

/** A touch keyboard has no Shift+Enter for a new line. */
const isTouch = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

interface ComposerProps {
  text: string;
  onWrite: (text: string) => void;
  onSend: (text: string) => void;
  hasReplies: boolean;
}

/** Enter sends, Shift+Enter breaks the line. A text over the limit stays in the field with its error. */
export function Composer({ text, onWrite, onSend, hasReplies }: ComposerProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const limit = MESSAGE_LIMITS.textMax;
  const used = text.trim().length;
  const isOver = used > limit;
  const error = isOver && isChecked ? texts.tooLong : undefined;

  const send = () => {
    if (used === 0) return;
    if (isOver) return setIsChecked(true);
    onSend(text.trim());
    onWrite('');
    setIsChecked(false);
    area.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
    event.preventDefault();
    send();
  };
  const insert = (reply: string) => {
    onWrite(text.trim() === '' ? reply : `${text.trimEnd()}\n${reply}`);
    // after this press the menu returns the focus to its button
    queueMicrotask(() => area.current?.focus());
  };

  return (
    <Box>
      <Line
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <VisuallyHidden as="label" htmlFor={id}>
          {texts.write}
        </VisuallyHidden>
        <Area
          ref={area}
          id={id}
          rows={1}
          value={text}
          placeholder={texts.placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-foot`}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          onKeyDown={press}
        />
        <Button aria-label={texts.send} title={texts.send}>
          <SendHorizontal />
        </Button>
      </Line>
      <Foot id={`${id}-foot`}>
        <span role={error ? 'alert' : undefined}>{error ?? (isTouch() ? '' : texts.keys)}</span>
        {used > limit - COUNTED_FROM && <Count $isOver={isOver}>{texts.counter(used, limit)}</Count>}
        {hasReplies && <SavedReplies onInsert={insert} />}
      </Foot>
    </Box>
  );
}
