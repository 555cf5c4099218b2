import { CHOOSER_CHANNEL, type ChosenAccount } from '@pokriv/web-kit/identity';
import { useSearchParams } from '@pokriv/web-kit/router';
import { Avatar, Button, Card, Container, Heading, Section, Stack, Text } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';

const demoAccounts = [
  { name: 'Елена Петрова', email: 'elena.petrova@gmail.example' },
  { name: 'Георги Димитров', email: 'georgi.dimitrov@gmail.example' },
  { name: 'Нова Потребителка', email: 'nova@gmail.example' },
];

const Account = styled(Card).attrs({ as: 'button', type: 'button' })`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  padding: 12px;
  text-align: left;
  cursor: pointer;
`;

/** Google hands out one number a person; here it is made from the address. */
const subjectOf = (email: string) =>
  [...email].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e12, 7);

/** The local stack's Google: reached only in a popup of the sign-in, while the Auth emulator is in use. */
export function GoogleChooserPage() {
  const [params] = useSearchParams();

  const choose = (name: string, email: string) => {
    const account: ChosenAccount = {
      state: params.get('state') ?? '',
      sub: String(subjectOf(email)),
      email,
      email_verified: true,
      name,
    };
    const channel = new BroadcastChannel(CHOOSER_CHANNEL);
    channel.postMessage(account);
    channel.close();
  };
  const chooseOther = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (email) choose(email.split('@')[0] ?? email, email);
  };

  return (
    <Section>
      <Container $reading>
        <Stack $gap={4}>
          <Heading as="h1" $size="title">
            {texts.chooserTitle}
          </Heading>
          <Text $tone="muted">{texts.chooserText}</Text>
          {demoAccounts.map(({ name, email }) => (
            <Account key={email} onClick={() => choose(name, email)}>
              <Avatar name={name} px={32} />
              <span>
                <strong>{name}</strong>
                <br />
                {email}
              </span>
            </Account>
          ))}
          <form onSubmit={chooseOther}>
            <Stack $gap={3}>
              <Field label={texts.chooserOther} name="email" type="email" required />
              <Button type="submit" variant="secondary">
                {texts.chooserContinue}
              </Button>
            </Stack>
          </form>
        </Stack>
      </Container>
    </Section>
  );
}
