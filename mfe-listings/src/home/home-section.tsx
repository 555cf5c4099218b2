import { breakpoint, Cluster, Container, Heading, Skeleton, space, Text } from '@pokriv/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.section`
  padding-block: ${space(10)} 0;

  ${breakpoint.desktop} {
    padding-top: ${space(16)};
  }
`;

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

interface HomeSectionProps {
  title?: string;
  text?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** Leaves with the last of its listings that is not hidden (`data-listings`). */
export function HomeSection({ title, text, aside, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={title && id} data-listings="">
      <Body>
        <Cluster $spread>
          <div>
            {title ? <Heading id={id}>{title}</Heading> : <Skeleton $width="240px" $height="29px" />}
            {text && <Text $tone="muted">{text}</Text>}
          </div>
          {aside}
        </Cluster>
        {children}
      </Body>
    </Root>
  );
}
