import { useCurrency } from '@pokriv/web-kit/price';
import { Cluster, color, font, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Chip } from '@pokriv/web-kit/ui/forms';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

import type { Listing } from '../listing.ts';
import { conversationTexts } from './messages.ts';
import { quickQuestions, withoutQuestion, withQuestion, type QuickQuestion } from './quick-questions.ts';

const texts = conversationTexts.form;

const Answers = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  background: ${color.sunken};

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-weight: ${font.weight.strong};
    overflow-wrap: anywhere;
  }
`;

interface QuestionChipsProps {
  listing: Listing;
  text: string;
  onText: (text: string) => void;
}

/** Answered questions show the listing's answer; others are inserted into the text. */
export function QuestionChips({ listing, text, onText }: QuestionChipsProps) {
  const currency = useCurrency();
  const labelId = useId();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const questions = quickQuestions(listing, currency);
  const answered = questions.filter(({ id, answer }) => answer !== undefined && asked.includes(id));

  const isPressed = ({ id, question, isOpen }: QuickQuestion) =>
    isOpen ? text.includes(question) : asked.includes(id);
  const press = ({ id, question, isOpen }: QuickQuestion, isOn: boolean) => {
    setAsked((ids) => (isOn ? [...ids, id] : ids.filter((one) => one !== id)));
    if (isOpen) onText(isOn ? withQuestion(text, question) : withoutQuestion(text, question));
  };

  return (
    <Stack $gap={3}>
      <Text id={labelId} $size="small" $strong>
        {texts.questions}
      </Text>
      <Cluster $gap={2} role="group" aria-labelledby={labelId}>
        {questions.map((one) => (
          <Chip key={one.id} pressed={isPressed(one)} onToggle={(isOn) => press(one, isOn)}>
            {one.label}
          </Chip>
        ))}
      </Cluster>
      <div role="status" aria-label={texts.answers}>
        {answered.length > 0 && (
          <Answers>
            {answered.map(({ id, question, answer }) => (
              <div key={id}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </Answers>
        )}
      </div>
    </Stack>
  );
}
