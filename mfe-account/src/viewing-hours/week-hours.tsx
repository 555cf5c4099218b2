import type { AvailabilityChange } from '@pokriv/contracts/conversation/viewing';
import { VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import { useFieldArray, type Form } from '@pokriv/web-kit/form';
import { useRowRemoval } from '@pokriv/web-kit/row-removal';
import { Button, color, IconButton, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Select } from '@pokriv/web-kit/ui/forms';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from './messages.ts';

export type HoursForm = Form<AvailabilityChange, AvailabilityChange>;

const DAY_MIN = 1440;
const FRIDAY = 5;
const usual = { from: '10:00', to: '18:00' };

const clockAt = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Selectable times; typed digits jump within the long list. */
const clockOptions = Array.from({ length: DAY_MIN / VIEWING_LIMITS.cellMin + 1 }, (_, index) => {
  const clock = clockAt(index * VIEWING_LIMITS.cellMin);
  return { value: clock, label: clock };
});

export const WindowRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};
  max-width: 420px;

  > button {
    margin-top: ${space(7.5)};
  }
`;

const Day = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-top: 1px solid ${color.line};

  > h3 {
    text-transform: capitalize;
  }
`;

interface WindowFieldsProps {
  form: HoursForm;
  at: `weekly.${number}` | `exceptions.${number}.windows.${number}`;
  day: string;
  onRemove: () => void;
}

export function WindowFields({ form, at, day, onRemove }: WindowFieldsProps) {
  return (
    <WindowRow role="group" aria-label={day}>
      <Select
        label={texts.from}
        aria-label={texts.fromOf(day)}
        options={clockOptions}
        error={form.errorOf(`${at}.from`)}
        {...form.register(`${at}.from`)}
      />
      <Select
        label={texts.to}
        aria-label={texts.toOf(day)}
        options={clockOptions}
        error={form.errorOf(`${at}.to`)}
        {...form.register(`${at}.to`)}
      />
      <IconButton label={texts.removeHours(day)} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </WindowRow>
  );
}

interface DayHoursProps {
  form: HoursForm;
  name: string;
  windows: readonly { key: string; index: number }[];
  isFull: boolean;
  onAdd: () => void;
  onRemove: (index: number) => void;
  onCopy: (() => void) | undefined;
}

function DayHours({ form, name, windows, isFull, onAdd, onRemove, onCopy }: DayHoursProps) {
  const { addRef, removeRow } = useRowRemoval();
  return (
    <Day>
      <h3>{name}</h3>
      {windows.length === 0 && (
        <Text $size="small" $tone="muted">
          {texts.noHours}
        </Text>
      )}
      {windows.map(({ key, index }) => (
        <WindowFields
          key={key}
          form={form}
          at={`weekly.${index}`}
          day={name}
          onRemove={() => removeRow(() => onRemove(index))}
        />
      ))}
      <div>
        <Button
          ref={addRef}
          type="button"
          variant="quiet"
          size="small"
          disabled={isFull}
          aria-label={texts.addHoursOf(name)}
          onClick={onAdd}
        >
          <Plus />
          {texts.addHours}
        </Button>
        {onCopy && windows.length > 0 && (
          <Button type="button" variant="quiet" size="small" onClick={onCopy}>
            <Copy />
            {texts.copyToWorkdays}
          </Button>
        )}
      </div>
    </Day>
  );
}

export function WeekHours({ form }: { form: HoursForm }) {
  const list = useFieldArray({ control: form.control, name: 'weekly', keyName: 'key' });
  const windows = list.fields.map((window, index) => ({ ...window, index }));

  const copyMonday = () => {
    const saved = form.getValues('weekly');
    const monday = saved.filter(({ day }) => day === 1);
    const rest = saved.filter(({ day }) => day === 1 || day > FRIDAY);
    const copies = [2, 3, 4, FRIDAY].flatMap((day) => monday.map((window) => ({ ...window, day })));
    list.replace([...rest, ...copies].slice(0, VIEWING_LIMITS.windowsMost));
  };

  return (
    <Stack $gap={0}>
      {texts.days.map((name, index) => {
        const day = index + 1;
        return (
          <DayHours
            key={name}
            form={form}
            name={name}
            windows={windows.filter((window) => window.day === day)}
            isFull={windows.length >= VIEWING_LIMITS.windowsMost}
            onAdd={() => list.append({ day, ...usual }, { shouldFocus: false })}
            onRemove={list.remove}
            onCopy={day === 1 ? copyMonday : undefined}
          />
        );
      })}
    </Stack>
  );
}
