import { Card, Cluster, Loading, Skeleton, Stack, breakpoint, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${breakpoint.desktop} {
    grid-template-columns: 220px minmax(0, 720px);
    gap: ${space(12)};
  }
`;

export function ProfileSkeleton() {
  return (
    <Loading>
      <Stack $gap={8}>
        <Cluster $gap={5}>
          <Skeleton $width="80px" $height="80px" $round />
          <Skeleton $width="200px" $height="36px" />
        </Cluster>
        <Columns>
          <Skeleton $height="44px" />
          <Stack $gap={5}>
            {[320, 160, 120].map((height) => (
              <Card key={height}>
                <Skeleton $height={`${height}px`} />
              </Card>
            ))}
          </Stack>
        </Columns>
      </Stack>
    </Loading>
  );
}
