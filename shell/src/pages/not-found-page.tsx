import * as pages from '@pokriv/contracts/pages';
import { UNREAD } from '@pokriv/contracts/search/unread-sentence';
import { useNavigate } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { Button, ButtonLink, Cluster, Container, EmptyState, Section, space } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { NewestListings } from './newest-listings.tsx';

const QUERY_MAX = 100;

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: 12px;
  width: min(480px, 100%);
`;

const Ways = styled(Cluster)`
  justify-content: center;
`;

const Newest = styled.div`
  margin-top: ${space(8)};
`;

/** Decisions §10: a search box, links and the newest listings. */
export function NotFoundPage() {
  const navigate = useNavigate();
  useTitle(texts.notFoundTitle);

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    const address = new URLSearchParams({ query, [UNREAD]: 'true' });
    void navigate(query ? `${pages.search.path}?${address.toString()}` : pages.search.path);
  };

  return (
    <Section>
      <Container $reading>
        <EmptyState titleAs="h1" title={texts.notFoundTitle} actions={<NotFoundForm onSearch={search} />}>
          {texts.notFoundText}
        </EmptyState>
        <Ways $gap={3}>
          <ButtonLink to="/" variant="secondary">
            {texts.home}
          </ButtonLink>
          <ButtonLink to={pages.search.path} variant="secondary">
            {texts.properties}
          </ButtonLink>
          <ButtonLink to={pages.help.path} variant="secondary">
            {texts.help}
          </ButtonLink>
        </Ways>
        <Newest>
          <NewestListings />
        </Newest>
      </Container>
    </Section>
  );
}

function NotFoundForm({ onSearch }: { onSearch: (event: SubmitEvent<HTMLFormElement>) => void }) {
  return (
    <Form action={pages.search.path} onSubmit={onSearch} role="search">
      <input type="hidden" name={UNREAD} value="true" />
      <Field
        label={texts.notFoundSearch}
        name="query"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={QUERY_MAX}
        prefix={<Search />}
      />
      <Button type="submit">
        <Search />
        {texts.search}
      </Button>
    </Form>
  );
}
