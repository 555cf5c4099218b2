import { useTitle } from '@pokriv/web-kit/title';
import { Cluster, Heading, Text } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  total?: string;
  children?: ReactNode;
}

export function PageHead({ title, total, children }: PageHeadProps) {
  useTitle(title);
  return (
    <Cluster $spread $gap={3}>
      <Cluster $gap={3}>
        <Heading as="h1" $size="title">
          {title}
        </Heading>
        {total && (
          <Text as="span" $tone="muted" $size="small" role="status">
            {total}
          </Text>
        )}
      </Cluster>
      {children}
    </Cluster>
  );
}
