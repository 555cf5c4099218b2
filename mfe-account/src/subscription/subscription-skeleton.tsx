import { breakpoint, Card, Loading, Skeleton, space, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};

  ${breakpoint.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export function SubscriptionSkeleton() {
  return (
    <Loading>
      <Stack $gap={10}>
        <Card>
          <Skeleton $height="160px" />
        </Card>
        <Stack $gap={5}>
          <Skeleton $width="260px" $height="32px" />
          <Skeleton $width="min(420px, 100%)" $height="52px" />
          <Columns>
            {['free', 'premium', 'business'].map((plan) => (
              <Card key={plan}>
                <Skeleton $height="420px" />
              </Card>
            ))}
          </Columns>
        </Stack>
      </Stack>
    </Loading>
  );
}
