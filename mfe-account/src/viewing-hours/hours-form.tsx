import { AvailabilityChange, type Availability } from '@pokriv/contracts/conversation/viewing';
import {
  bookingModes,
  VIEWING_LIMITS,
  type BookingMode,
} from '@pokriv/contracts/conversation/viewing-states';
import * as pages from '@pokriv/contracts/pages';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Card, Cluster, Heading, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Field, RadioGroup, Select } from '@pokriv/web-kit/ui/forms';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { FieldPair, FormStack } from '../frame/form-stack.ts';
import { UnsavedGuard } from '../frame/unsaved-guard.tsx';
import { ExceptionDays } from './exception-days.tsx';
import { texts } from './messages.ts';
import { WeekHours } from './week-hours.tsx';

const modes = (Object.keys(bookingModes) as BookingMode[]).map((value) => ({
  value,
  label: bookingModes[value],
  description: texts.modeHints[value],
}));

const numbers = [
  ['bufferMinutes', texts.bufferMinutes, texts.bufferHint, texts.unitMinutes],
  ['minNoticeHours', texts.minNoticeHours, texts.noticeHint, texts.unitHours],
  ['horizonDays', texts.horizonDays, texts.horizonHint, texts.unitDays],
  ['seats', texts.seats, texts.seatsHint, undefined],
  ['maxADay', texts.maxADay, undefined, undefined],
] as const;

const byDayAndHour = (
  one: AvailabilityChange['weekly'][number],
  other: AvailabilityChange['weekly'][number],
): number => one.day - other.day || one.from.localeCompare(other.from);

/** Copies: the form mutates its values, and these may lie in the SWR cache. */
function valuesOf(availability: Availability): AvailabilityChange {
  const {
    weekly,
    exceptions,
    slotMinutes,
    bufferMinutes,
    minNoticeHours,
    horizonDays,
    seats,
    maxADay,
    mode,
  } = availability;
  return {
    weekly: weekly.map(({ day, from, to }) => ({ day, from, to })).toSorted(byDayAndHour),
    exceptions: exceptions
      .map(({ date, windows }) => ({ date, windows: windows.map(({ from, to }) => ({ from, to })) }))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    slotMinutes,
    bufferMinutes,
    minNoticeHours,
    horizonDays,
    seats,
    maxADay,
    mode,
  };
}

/** Error between the windows of a list, such as an overlap. */
function ListError({ message }: { message: string | undefined }) {
  return message && <Notice tone="danger">{message}</Notice>;
}

interface HoursFormProps {
  availability: Availability;
  /** Undefined for the hours of all listings. */
  listingId: string | undefined;
  onSaved: (availability: Availability) => void;
  onDirty: (isDirty: boolean) => void;
}

/** Hours of all listings or of one. A refusal keeps the typed values. */
export function HoursForm({ availability, listingId, onSaved, onDirty }: HoursFormProps) {
  const toast = useSetAtom(toastAtom);
  const form = useForm(
    AvailabilityChange,
    async (body, controls) => {
      const quiet = pageErrorCodes;
      const { data } = listingId
        ? await call('saveListingAvailability', { params: { id: listingId }, body, quiet })
        : await call('saveAvailability', { body, quiet });
      controls.reset(valuesOf(data));
      onSaved(data);
      toast({ tone: 'success', text: texts.saved });
    },
    valuesOf(availability),
  );
  const { isDirty, errors, submitCount } = form.formState;
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(isDirty), [isDirty]);
  const hasErrors = submitCount > 0 && Object.keys(errors).some((name) => name !== 'root');

  return (
    <FormStack onSubmit={(event) => void form.onSubmit(event)} noValidate>
      <RadioGroup
        label={texts.mode}
        options={modes}
        error={form.errorOf('mode')}
        {...form.register('mode')}
      />
      <Card as="section" aria-labelledby="weekly-hours">
        <Heading id="weekly-hours" $size="lead">
          {texts.weekly}
        </Heading>
        <ListError message={errors.weekly?.root?.message ?? errors.weekly?.message} />
        <WeekHours form={form} />
      </Card>
      <Card as="section" aria-labelledby="exception-days">
        <Stack $gap={3}>
          <Heading id="exception-days" $size="lead">
            {texts.exceptions}
          </Heading>
          <ListError message={errors.exceptions?.root?.message ?? errors.exceptions?.message} />
          <ExceptionDays form={form} />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="viewing-rules">
        <Stack>
          <Heading id="viewing-rules" $size="lead">
            {texts.rules}
          </Heading>
          <FieldPair>
            <Select
              label={texts.slotMinutes}
              options={VIEWING_LIMITS.slotMinutes.map((count) => ({
                value: String(count),
                label: texts.minutes(count),
              }))}
              error={form.errorOf('slotMinutes')}
              {...form.register('slotMinutes', { setValueAs: Number })}
            />
            {numbers.map(([name, label, hint, unit]) => (
              <Field
                key={name}
                label={label}
                hint={hint}
                type="number"
                inputMode="numeric"
                suffix={unit}
                error={form.errorOf(name)}
                {...form.register(name, { valueAsNumber: true })}
              />
            ))}
          </FieldPair>
        </Stack>
      </Card>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      {hasErrors && <Notice tone="danger">{texts.hasErrors}</Notice>}
      <Cluster $gap={4}>
        <Button busy={form.isSubmitting}>{form.isSubmitting ? texts.saving : texts.save}</Button>
        {isDirty && (
          <Text as="span" $size="small" $tone="muted">
            {texts.unsaved}
          </Text>
        )}
      </Cluster>
      <UnsavedGuard isActive={isDirty} path={pages.viewingHours.path} message={texts.leaveText} />
    </FormStack>
  );
}
