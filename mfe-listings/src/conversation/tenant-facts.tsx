import { MESSAGE_LIMITS } from '@pokriv/contracts/conversation/conversation-rules';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { color, Grid, radius, size, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Field, Select, TextArea } from '@pokriv/web-kit/ui/forms';
import { useState } from 'react';
import { styled } from 'styled-components';

import { conversationTexts } from './messages.ts';
import type { MessageForm } from './use-message-form.ts';

const texts = conversationTexts.facts;

const Fold = styled.details`
  padding: 0 ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  &[open] {
    padding-bottom: ${space(4)};
  }

  > summary {
    min-height: ${size.target};
    align-content: center;
    cursor: pointer;
  }
`;

const yesNo = [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
];

const isUnsaid = (value: unknown): boolean => value === undefined || value === null || value === '';
const asNumber = (value: unknown) => (isUnsaid(value) ? undefined : Number(value));
const asText = (value: unknown) => (isUnsaid(value) ? undefined : value);
const asChoice = (value: unknown) => (isUnsaid(value) ? undefined : String(value) === 'true');

/** A tenant's self-description (design/conversations): optional fields, prefilled from earlier messages. */
export function TenantFactsFields({ form }: { form: MessageForm }) {
  const [today] = useState(() => sofiaDay(new Date()));
  const onChange = () => form.keep({ hasFacts: true });
  const hasError = form.formState.errors.facts !== undefined;
  return (
    <Fold open={form.hasDraftFacts || hasError || undefined}>
      <Text as="summary" $size="small" $strong>
        {texts.title}
        {form.hasFacts && ` · ${texts.filled}`}
      </Text>
      <Stack $gap={4}>
        <Text $size="small" $tone="muted">
          {texts.hint}
        </Text>
        <Grid $min={130} $gap={4} $fill>
          <Field
            type="date"
            label={texts.moveIn}
            min={today}
            error={form.errorOf('facts.moveIn')}
            {...form.register('facts.moveIn', { setValueAs: asText, onChange })}
          />
          <Field
            type="number"
            inputMode="numeric"
            min={1}
            max={60}
            label={texts.months}
            error={form.errorOf('facts.months')}
            {...form.register('facts.months', { setValueAs: asNumber, onChange })}
          />
          <Field
            type="number"
            inputMode="numeric"
            min={1}
            max={20}
            label={texts.people}
            error={form.errorOf('facts.people')}
            {...form.register('facts.people', { setValueAs: asNumber, onChange })}
          />
          <Select
            label={texts.pets}
            placeholder={texts.unsaid}
            options={yesNo}
            error={form.errorOf('facts.pets')}
            {...form.register('facts.pets', { setValueAs: asChoice, onChange })}
          />
          <Select
            label={texts.smoking}
            placeholder={texts.unsaid}
            options={yesNo}
            error={form.errorOf('facts.smoking')}
            {...form.register('facts.smoking', { setValueAs: asChoice, onChange })}
          />
        </Grid>
        <TextArea
          label={texts.about}
          hint={texts.aboutHint}
          limit={MESSAGE_LIMITS.aboutMax}
          error={form.errorOf('facts.about')}
          {...form.register('facts.about', { setValueAs: asText, onChange })}
        />
      </Stack>
    </Fold>
  );
}
