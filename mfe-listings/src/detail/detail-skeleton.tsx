import { Container, Loading, Skeleton, space, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

const Page = styled(Container)`
  padding-block: ${space(4)} ${space(16)};
`;

/** The shape of a listing's page while it loads. */
export function DetailSkeleton() {
  return (
    <Page>
      <Loading>
        <Stack $gap={5}>
          <Skeleton $width="240px" $height="20px" />
          <Skeleton $ratio="12 / 5" />
          <Skeleton $width="60%" $height="36px" />
          <Skeleton $width="30%" $height="24px" />
          <Skeleton $width="40%" $height="40px" />
          <Skeleton $height="80px" />
        </Stack>
      </Loading>
    </Page>
  );
}
