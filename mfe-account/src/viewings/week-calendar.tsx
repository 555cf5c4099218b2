import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { clockText, dateText, dayText } from '@pokriv/web-kit/format/sofia-time';
import {
  breakpoint,
  Button,
  Cluster,
  color,
  font,
  IconButton,
  radius,
  size,
  space,
  Stack,
  Text,
} from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';
import { ViewingCard } from './viewing-card.tsx';
import {
  bottomOf,
  hoursOf,
  lanesOf,
  nextCell,
  ROW_MIN,
  weekCells,
  weekOf,
  type WeekCell,
} from './week-cells.ts';

const ROW = '26px';
const noonOf = (day: string) => `${day}T10:00:00Z`;

const Week = styled.div`
  display: grid;
  gap: ${space(4)};

  ${breakpoint.desktop} {
    grid-template-columns: 52px repeat(7, minmax(0, 1fr));
    gap: 0 ${space(1)};
  }
`;

const Hours = styled.div`
  display: none;

  ${breakpoint.desktop} {
    display: grid;
    grid-auto-rows: calc(2 * ${ROW});
    padding-top: 44px;
    font-size: ${font.size.tiny};
    font-variant-numeric: tabular-nums;
    color: ${color.muted};
  }
`;

const Day = styled.section<{ $isToday: boolean; $rows: number }>`
  min-width: 0;

  h3 {
    min-height: 44px;
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
    line-height: 1.3;
    color: ${({ $isToday }) => ($isToday ? color.accentText : color.text)};
  }

  > ul {
    display: grid;
    gap: ${space(2)};
    list-style: none;
  }

  ${breakpoint.desktop} {
    > p {
      display: none;
    }

    > ul {
      position: relative;
      display: block;
      height: calc(${({ $rows }) => $rows} * ${ROW});
      border: 1px solid ${color.line};
      border-radius: ${radius.control};
      background: repeating-linear-gradient(
        ${color.surface} 0 calc(2 * ${ROW} - 1px),
        ${color.line} calc(2 * ${ROW} - 1px) calc(2 * ${ROW})
      );
    }
  }
`;

const Cell = styled.button<{
  $isAgreed: boolean;
  $top: number;
  $rows: number;
  $lane: number;
  $lanes: number;
}>`
  display: block;
  width: 100%;
  min-height: ${size.target};
  padding: ${space(1)} ${space(2)};
  overflow: hidden;
  border: 1px ${({ $isAgreed }) => ($isAgreed ? 'solid' : 'dashed')} ${color.control};
  border-radius: ${radius.control};
  font-size: ${font.size.tiny};
  line-height: 1.3;
  text-align: left;
  color: ${color.text};
  background: ${({ $isAgreed }) => ($isAgreed ? color.goodTint : color.waitTint)};
  cursor: pointer;

  strong {
    font-variant-numeric: tabular-nums;
  }

  ${breakpoint.desktop} {
    position: absolute;
    top: calc(${({ $top }) => $top} * ${ROW});
    left: calc(100% * ${({ $lane, $lanes }) => $lane / $lanes});
    width: calc(100% / ${({ $lanes }) => $lanes});
    height: calc(${({ $rows }) => $rows} * ${ROW});
    min-height: ${ROW};
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;

interface WeekCalendarProps {
  viewings: readonly Viewing[];
  /** Any day of the week, in Sofia. */
  week: string;
  onWeek: (day: string | undefined) => void;
}

/** Week of a landlord: an hour grid on wide screens, days in a column on a phone. Arrow keys move between viewings. */
export function WeekCalendar({ viewings, week, onWeek }: WeekCalendarProps) {
  const days = weekOf(week);
  const cells = weekCells(viewings, days);
  const { from, to } = hoursOf(cells);
  const lanes = lanesOf(cells);
  const [active, setActive] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  const tabStop = cells.find(({ key }) => key === active) ?? cells[0];
  const shown = viewings.find(({ id }) => id === openId);
  const [now] = useState(() => new Date());
  const today = sofiaDay(now);
  const range = texts.weekOf(dateText(noonOf(days[0] ?? week)), dateText(noonOf(days[6] ?? week)));

  const walk = (event: KeyboardEvent<HTMLElement>, here: WeekCell) => {
    const next = nextCell(event.key, cells, here);
    if (!next) return;
    event.preventDefault();
    setActive(next.key);
    document.getElementById(`cell-${next.key}`)?.focus();
  };

  return (
    <Stack>
      <Cluster $spread>
        <Cluster $gap={1}>
          <IconButton label={texts.previousWeek} onClick={() => onWeek(addDays(week, -7))}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={texts.nextWeek} onClick={() => onWeek(addDays(week, 7))}>
            <ChevronRight />
          </IconButton>
          <Text as="h2" $strong aria-live="polite">
            {range}
          </Text>
        </Cluster>
        {!days.includes(today) && (
          <Button type="button" variant="quiet" size="small" onClick={() => onWeek(undefined)}>
            {texts.thisWeek}
          </Button>
        )}
      </Cluster>
      <Week>
        <Hours aria-hidden="true">
          {Array.from({ length: to - from }, (_, index) => (
            <span key={index}>{`${String(from + index).padStart(2, '0')}:00`}</span>
          ))}
        </Hours>
        {days.map((day) => {
          const own = cells.filter((cell) => cell.day === day);
          return (
            <Day
              key={day}
              $isToday={day === today}
              $rows={((to - from) * 60) / ROW_MIN}
              aria-labelledby={`day-${day}`}
            >
              <h3 id={`day-${day}`} aria-current={day === today ? 'date' : undefined}>
                {dayText(noonOf(day))}
              </h3>
              {own.length === 0 && (
                <Text $size="small" $tone="muted">
                  {texts.noViewings}
                </Text>
              )}
              <ul>
                {own.map((cell) => (
                  <li key={cell.key}>
                    <Cell
                      id={`cell-${cell.key}`}
                      type="button"
                      tabIndex={cell === tabStop ? 0 : -1}
                      $isAgreed={cell.isAgreed}
                      $top={(cell.from - from * 60) / ROW_MIN}
                      $rows={(bottomOf(cell) - cell.from) / ROW_MIN}
                      $lane={lanes.get(cell.key)?.lane ?? 0}
                      $lanes={lanes.get(cell.key)?.lanes ?? 1}
                      onFocus={() => setActive(cell.key)}
                      onKeyDown={(event) => walk(event, cell)}
                      onClick={() => setOpenId(cell.viewing.id)}
                    >
                      <strong>{clockText(cell.start)}</strong> {cell.viewing.with},{' '}
                      {cell.viewing.listing.title}
                    </Cell>
                  </li>
                ))}
              </ul>
            </Day>
          );
        })}
      </Week>
      <Dialog open={shown !== undefined} onClose={() => setOpenId(undefined)} title={texts.viewingTitle}>
        {shown && <ViewingCard viewing={shown} />}
      </Dialog>
    </Stack>
  );
}
