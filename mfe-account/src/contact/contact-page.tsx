import { useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { breakpoint, Container, Heading, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Accordion } from '@pokriv/web-kit/ui/navigation';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';

import { RichText } from '../article/rich-text.tsx';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactTexts } from './messages.ts';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  padding-block: ${space(8)} ${space(16)};

  ${breakpoint.desktop} {
    padding-block: ${space(14)} ${space(24)};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  ${breakpoint.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(12)};
    align-items: start;
  }
`;

const Promise = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};

  svg {
    width: 22px;
    height: 22px;
    margin-top: ${space(0.5)};
  }
`;

/** `?subject=billing` selects the subject; an appeal link prefills the message (spec §2). */
export function ContactPage() {
  const [params] = useSearchParams();
  useTitle(contactTexts.tab);
  const { title, hours, receipt } = contactTexts.response;
  return (
    <Page>
      <Stack $gap={3}>
        <Heading as="h1" $size="hero">
          {contactTexts.title}
        </Heading>
        <Text $size="lead" $tone="muted">
          {contactTexts.lead}
        </Text>
      </Stack>
      <ContactCards />
      <Columns>
        <ContactForm address={params} />
        <Stack $gap={8}>
          <Promise>
            <Clock />
            <Stack $gap={2}>
              <Heading $size="lead">{title}</Heading>
              {[hours, receipt].map((line) => (
                <Text key={line} $size="small">
                  {line}
                </Text>
              ))}
            </Stack>
          </Promise>
          <Stack as="section" $gap={4}>
            <Heading $size="lead">{contactTexts.faq}</Heading>
            <Accordion
              exclusive
              items={contactTexts.questions.map(({ id, title: question, answer }) => ({
                id,
                title: question,
                content: <RichText text={answer} />,
              }))}
            />
            <Text $size="small">
              <RichText text={contactTexts.more} />
            </Text>
          </Stack>
        </Stack>
      </Columns>
    </Page>
  );
}
