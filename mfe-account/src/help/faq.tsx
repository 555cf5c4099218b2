import { useLocation } from '@pokriv/web-kit/router';
import { Button, Cluster, Heading, Stack, Text } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Accordion } from '@pokriv/web-kit/ui/navigation';
import { useEffect, useState } from 'react';

import { arriveAtSection } from '../article/go-to-section.ts';
import { RichText } from '../article/rich-text.tsx';
import { findQuestions } from './find-questions.ts';
import { helpTexts } from './messages.ts';
import { account } from './questions-account.ts';
import { general } from './questions-general.ts';
import { payments } from './questions-payments.ts';
import { properties } from './questions-properties.ts';
import type { Question } from './question.ts';

const groups = [general, properties, account, payments];

const itemOf = ({ id, title, answer }: Question, openId: string) => ({
  id,
  title,
  open: id === openId,
  content: (
    <Stack $gap={3}>
      {answer.map((paragraph) => (
        <Text key={paragraph}>
          <RichText text={paragraph} />
        </Text>
      ))}
    </Stack>
  ),
});

/** Anchor of the open question, for sharing; replaced, so that Back leaves the page. */
const keepAnchor = (id: string) => history.replaceState(history.state, '', `#${id}`);

export function Faq() {
  const [query, setQuery] = useState('');
  const { hash } = useLocation();
  const openId = decodeURIComponent(hash.slice(1));
  const found = findQuestions(groups, query);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = query.trim() !== '';
  useEffect(() => arriveAtSection(), [hash]);

  return (
    <Stack as="section" $gap={6} aria-labelledby="questions">
      <Heading id="questions">{helpTexts.questions}</Heading>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Field
          type="search"
          label={helpTexts.search}
          placeholder={helpTexts.searchPlaceholder}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </form>
      <div role="status">
        {isSearching && (
          <Cluster>
            <Text>{count > 0 ? helpTexts.found(count) : helpTexts.nothing}</Text>
            <Button type="button" variant="quiet" size="small" onClick={() => setQuery('')}>
              {helpTexts.clear}
            </Button>
          </Cluster>
        )}
      </div>
      {count === 0 && (
        <Text>
          <RichText text={helpTexts.nothingText} />
        </Text>
      )}
      {found.map(({ id, title, questions }) => (
        <Stack key={id} $gap={3} id={id}>
          <Heading as="h3" $size="lead">
            {title}
          </Heading>
          <Accordion
            group="faq"
            items={questions.map((question) => itemOf(question, openId))}
            onOpen={keepAnchor}
          />
        </Stack>
      ))}
    </Stack>
  );
}
