import { VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { useFieldArray, useWatch } from '@pokriv/web-kit/form';
import { useRowRemoval } from '@pokriv/web-kit/row-removal';
import { Button, Card, Cluster, Stack, Text } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { CalendarPlus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { texts } from './messages.ts';
import { WindowFields, type HoursForm } from './week-hours.tsx';

const WINDOWS_MOST = 6;

interface ExceptionDayProps {
  form: HoursForm;
  index: number;
  onRemove: () => void;
}

function ExceptionDay({ form, index, onRemove }: ExceptionDayProps) {
  const [today] = useState(() => sofiaDay(new Date()));
  const list = useFieldArray({ control: form.control, name: `exceptions.${index}.windows`, keyName: 'key' });
  const { addRef, removeRow } = useRowRemoval();
  const date = useWatch({ control: form.control, name: `exceptions.${index}.date` }) || texts.date;
  return (
    <Card>
      <Stack $gap={3}>
        <Field
          label={texts.date}
          type="date"
          min={today}
          required
          error={form.errorOf(`exceptions.${index}.date`)}
          {...form.register(`exceptions.${index}.date`)}
        />
        {list.fields.length === 0 && (
          <Text $size="small" $tone="muted">
            {texts.dayOff}
          </Text>
        )}
        {list.fields.map((window, at) => (
          <WindowFields
            key={window.key}
            form={form}
            at={`exceptions.${index}.windows.${at}`}
            day={date}
            onRemove={() => removeRow(() => list.remove(at))}
          />
        ))}
        <Cluster $gap={1}>
          {list.fields.length < WINDOWS_MOST && (
            <Button
              ref={addRef}
              type="button"
              variant="quiet"
              size="small"
              aria-label={texts.addHoursOf(date)}
              onClick={() => list.append({ from: '10:00', to: '18:00' }, { shouldFocus: false })}
            >
              <Plus />
              {texts.addHours}
            </Button>
          )}
          <Button type="button" variant="quiet" size="small" onClick={onRemove}>
            <Trash2 />
            {texts.removeException}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

/** Dates with hours other than in the usual week. */
export function ExceptionDays({ form }: { form: HoursForm }) {
  const list = useFieldArray({ control: form.control, name: 'exceptions', keyName: 'key' });
  const { addRef, removeRow } = useRowRemoval();
  return (
    <Stack $gap={3}>
      <Text $size="small" $tone="muted">
        {texts.exceptionsHint}
      </Text>
      {list.fields.map(({ key }, index) => (
        <ExceptionDay
          key={key}
          form={form}
          index={index}
          onRemove={() => removeRow(() => list.remove(index))}
        />
      ))}
      {list.fields.length < VIEWING_LIMITS.exceptionsMost && (
        <div>
          <Button
            ref={addRef}
            type="button"
            variant="secondary"
            onClick={() => list.append({ date: '', windows: [] })}
          >
            <CalendarPlus />
            {texts.addException}
          </Button>
        </div>
      )}
    </Stack>
  );
}
