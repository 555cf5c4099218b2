import { Loading, Skeleton, Stack } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { Above, Aside, Columns, Page, PHONE_RATIO, PicturesPlace } from './detail-layout.ts';

const Pictures = styled(Skeleton)`
  @media (max-width: 699px) {
    aspect-ratio: ${PHONE_RATIO};
    border-radius: 0;
  }
`;

export function DetailSkeleton() {
  return (
    <Loading>
      <Page>
        <PicturesPlace>
          <Pictures $ratio="3 / 1" />
        </PicturesPlace>
        <Above>
          <Skeleton $width="240px" $height="20px" />
        </Above>
        <Columns>
          <Stack $gap={8}>
            <Stack $gap={4}>
              <Skeleton $width="180px" $height="24px" $round />
              <Skeleton $width="80%" $height="36px" />
              <Skeleton $width="40%" $height="24px" />
              <Skeleton $width="50%" $height="40px" />
            </Stack>
            <Skeleton $height="140px" />
            <Skeleton $height="200px" />
          </Stack>
          <Aside>
            <Stack $gap={4}>
              <Skeleton $height="220px" />
              <Skeleton $height="420px" />
            </Stack>
          </Aside>
        </Columns>
      </Page>
    </Loading>
  );
}
