import { contactText } from '@pokriv/contracts/moderation/contact-texts';
import { NewContact } from '@pokriv/contracts/moderation/contact';
import { contactSubjects } from '@pokriv/contracts/moderation/contact-states';
import { AppError, errorCodes } from '@pokriv/contracts/errors';
import { call } from '@pokriv/web-kit/api';
import { useForm } from '@pokriv/web-kit/form';
import { useUser } from '@pokriv/web-kit/session';
import { Button, Card, Heading, Notice, Text } from '@pokriv/web-kit/ui';
import { Field, Select, TextArea } from '@pokriv/web-kit/ui/forms';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { RichText } from '../article/rich-text.tsx';
import { FieldPair, FormStack } from '../frame/form-stack.ts';
import { useFormDraft } from '../frame/use-form-draft.ts';
import { contactTexts } from './messages.ts';

/** Duration of the success notice (spec §4). */
const DONE_MS = 5000;
const DEFAULT_RETRY_SECONDS = 900;
const MESSAGE_MAX = 5000;

const texts = contactTexts.form;
const subjects = Object.entries(contactSubjects).map(([value, label]) => ({ value, label }));

/** Honeypot: hidden from people and out of the tab order. */
const Honeypot = styled.div`
  position: absolute;
  left: -9999px;
`;

function initialValues(user: ReturnType<typeof useUser>, address: URLSearchParams) {
  const subject = address.get('subject');
  const known = subject !== null && Object.hasOwn(contactSubjects, subject);
  return {
    name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    email: user?.email ?? '',
    subject: (known ? subject : '') as NewContact['subject'],
    message: contactText(address),
    website: '',
  };
}

/** A rate limit names its wait and invalid fields have their own errors; any other error gets the text of spec §8. */
function withExplanation(error: AppError): AppError {
  if ((error.body.errors ?? []).length > 0) return error;
  const minutes = Math.ceil((error.body.retryAfter ?? DEFAULT_RETRY_SECONDS) / 60);
  const message = error.code === 'RATE_LIMITED' ? texts.tooMany(minutes) : texts.failed;
  return new AppError({ ...error.body, message });
}

/** A sent form is cleared and shows a success notice for five seconds (spec §2, §4); an unsent one is kept. */
export function ContactForm({ address }: { address: URLSearchParams }) {
  const user = useUser();
  const [isDone, setDone] = useState(false);
  const draft = useFormDraft(`contact?${address.toString()}`);
  const form = useForm(
    NewContact,
    async (contact, { getValues, reset }) => {
      const typed = getValues('message');
      setDone(false);
      await call('submitContact', { body: contact, quiet: errorCodes }).catch((error: unknown) => {
        throw error instanceof AppError ? withExplanation(error) : error;
      });
      // a message changed while it was on its way stays
      if (getValues('message') === typed) {
        draft.clear();
        reset(initialValues(user, new URLSearchParams()));
      }
      setDone(true);
    },
    { ...initialValues(user, address), ...draft.kept },
  );
  const keepDraft = (): void => {
    const { name, email, subject, message } = form.getValues();
    draft.keep({ name, email, subject, message });
  };

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setDone(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  return (
    <Card as="section" aria-labelledby="contact-form">
      <FormStack onSubmit={(event) => void form.onSubmit(event)} onChange={keepDraft} noValidate>
        <Heading id="contact-form">{texts.title}</Heading>
        <FieldPair>
          <Field
            label={texts.name}
            autoComplete="name"
            required
            {...form.register('name')}
            error={form.errorOf('name')}
          />
          <Field
            label={texts.email}
            type="email"
            autoComplete="email"
            required
            {...form.register('email')}
            error={form.errorOf('email')}
          />
        </FieldPair>
        <Select
          label={texts.subject}
          options={subjects}
          placeholder={texts.subjectPlaceholder}
          required
          {...form.register('subject')}
          error={form.errorOf('subject')}
        />
        <TextArea
          label={texts.message}
          rows={7}
          maxLength={MESSAGE_MAX}
          required
          hint={texts.messageHint}
          {...form.register('message')}
          error={form.errorOf('message')}
        />
        <Honeypot aria-hidden="true">
          <label>
            {texts.trap}
            <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
          </label>
        </Honeypot>
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        {isDone && <Notice tone="good">{texts.done}</Notice>}
        <Button size="large" busy={form.isSubmitting}>
          {form.isSubmitting ? texts.submitting : texts.submit}
        </Button>
        <Text $size="tiny" $tone="muted">
          <RichText text={texts.privacy} />
        </Text>
      </FormStack>
    </Card>
  );
}
