import type { Slot, Slots } from '@pokriv/contracts/conversation/viewing';
import { clockText, dateText, dayText, shortWeekdayText } from '@pokriv/web-kit/format/sofia-time';
import { color, font, motion, radius, size, space, Stack, Text, VisuallyHidden } from '@pokriv/web-kit/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { viewingTexts as texts } from './messages.ts';
import { nextSlot } from './next-slot.ts';

const Days = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(96px, 1fr);
  gap: ${space(2)};
  padding: ${space(1)};
  margin: calc(-1 * ${space(1)});
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

const Day = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
`;

const Head = styled.div`
  padding-block: ${space(1)};
  font-size: ${font.size.tiny};
  line-height: 1.3;
  text-align: center;
  color: ${color.muted};

  strong {
    display: block;
    font-size: ${font.size.small};
    color: ${color.text};
  }
`;

const Time = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: ${size.target};
  padding: ${space(1)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  color: ${color.text};
  background: ${color.surface};
  cursor: pointer;
  transition: background ${motion.quick};

  small {
    font-size: ${font.size.tiny};
    font-weight: ${font.weight.regular};
    color: ${color.muted};
  }

  &:hover {
    background: ${color.sunken};
  }

  &[aria-pressed='true'] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    color: ${color.accentText};
    background: ${color.accentTint};
  }

  &[aria-disabled='true'] {
    border-style: dashed;
    color: ${color.muted};
    background: ${color.sunken};
    cursor: not-allowed;
  }
`;

const isFull = ({ seatsLeft, canWait }: Slot): boolean => seatsLeft === 0 && !canWait;

function shownNote({ seatsLeft, canWait }: Slot, seats: number): string {
  if (seatsLeft === 0) return canWait ? texts.wait : texts.full;
  return seats > 1 ? texts.seatsLeft(seatsLeft) : '';
}

function spokenNote({ seatsLeft, canWait }: Slot, seats: number): string {
  if (seatsLeft === 0) return canWait ? texts.spoken.wait : texts.spoken.full;
  return seats > 1 ? texts.spoken.free(seatsLeft) : '';
}

interface SlotGridProps {
  slots: Slots;
  /** Start of the selected slot. */
  chosen: string | undefined;
  onChoose: (slot: Slot) => void;
}

/**
 * Days as columns, times as buttons. One tab stop: arrow keys move in the grid, Home and End to the ends of a day. A
 * full time without a waiting list is focusable, not selectable.
 */
export function SlotGrid({ slots: { days, seats }, chosen, onChoose }: SlotGridProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(chosen);
  const shown = days.filter(({ slots }) => slots.length > 0);
  const starts = shown.map(({ slots }) => slots.map(({ start }) => start));
  const stop = starts.flat().find((start) => start === (current ?? chosen)) ?? starts[0]?.[0];

  const walk = (event: KeyboardEvent): void => {
    const next = stop && nextSlot(event.key, stop, starts);
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    const button = [...(box.current?.querySelectorAll('button') ?? [])].find(
      ({ dataset }) => dataset.start === next,
    );
    button?.focus();
    button?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <Stack $gap={2}>
      <Days ref={box} role="group" aria-label={texts.times} aria-describedby={`${id}-help`} onKeyDown={walk}>
        {shown.map(({ date, slots }) => {
          const noon = `${date}T10:00:00Z`;
          return (
            <Day key={date} role="group" aria-label={dayText(noon)}>
              <Head aria-hidden="true">
                <strong>{shortWeekdayText(noon)}</strong>
                {dateText(noon)}
              </Head>
              {slots.map((slot) => {
                const note = shownNote(slot, seats);
                return (
                  <Time
                    key={slot.start}
                    type="button"
                    data-start={slot.start}
                    tabIndex={slot.start === stop ? 0 : -1}
                    aria-label={texts.slotName(clockText(slot.start), spokenNote(slot, seats))}
                    aria-pressed={slot.start === chosen}
                    aria-disabled={isFull(slot) || undefined}
                    onFocus={() => setCurrent(slot.start)}
                    onClick={() => !isFull(slot) && onChoose(slot)}
                  >
                    {clockText(slot.start)}
                    {note && <small>{note}</small>}
                  </Time>
                );
              })}
            </Day>
          );
        })}
      </Days>
      <Text $size="tiny" $tone="muted">
        {texts.sofia}
      </Text>
      <VisuallyHidden id={`${id}-help`}>{texts.timesHelp}</VisuallyHidden>
    </Stack>
  );
}
