import {
  forgetRemembered,
  saveCookieChoice,
  readCookieChoice,
  type CookieChoice,
} from '@pokriv/web-kit/cookie-choice';
import { Button, Card, Cluster, Heading, Notice, Stack, Text } from '@pokriv/web-kit/ui';
import { Checkbox } from '@pokriv/web-kit/ui/forms';
import { useState, type SubmitEvent } from 'react';

import { legalTexts } from '../messages.ts';

const texts = legalTexts.choice;
const kinds = ['functional', 'analytics', 'marketing'] as const;
const onlyNecessary: CookieChoice = { functional: false, analytics: false, marketing: false };

/** Storage consent of this browser, effective at once. */
export function CookieSettings() {
  const [choice, setChoice] = useState(readCookieChoice);
  const [done, setDone] = useState<string>();

  const keep = async (next: CookieChoice) => {
    setChoice(next);
    await saveCookieChoice(next);
    setDone(texts.saved);
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void keep(choice);
  };
  const clear = async () => {
    await forgetRemembered();
    setDone(texts.cleared);
  };

  return (
    <Card>
      <form onSubmit={save}>
        <Stack $gap={3}>
          <Heading as="h3" $size="lead">
            {texts.title}
          </Heading>
          <Checkbox label={texts.necessary} hint={texts.necessaryHint} checked disabled readOnly />
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              label={texts[kind]}
              hint={texts[`${kind}Hint`]}
              checked={choice[kind]}
              onChange={({ target }) => {
                setDone(undefined);
                setChoice({ ...choice, [kind]: target.checked });
              }}
            />
          ))}
          <Cluster>
            <Button>{texts.save}</Button>
            <Button type="button" variant="secondary" onClick={() => void keep(onlyNecessary)}>
              {texts.onlyNecessary}
            </Button>
            <Button type="button" variant="quiet" onClick={() => void clear()}>
              {texts.clear}
            </Button>
          </Cluster>
          <Text $size="tiny" $tone="muted">
            {texts.clearHint}
          </Text>
          {done && <Notice tone="good">{done}</Notice>}
        </Stack>
      </form>
    </Card>
  );
}
