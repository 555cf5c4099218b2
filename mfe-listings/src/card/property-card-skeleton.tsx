import { Skeleton } from '@pokriv/web-kit/ui';

import { Foot, FootBreak } from './card-foot-parts.ts';
import { Body, Root } from './card-parts.ts';

export function PropertyCardSkeleton() {
  return (
    <Root as="div" $flush aria-hidden="true">
      <Skeleton $ratio="4 / 3" />
      <Body>
        <Skeleton $width="55%" $height="24px" />
        <Skeleton $width="90%" $height="42px" />
        <Skeleton $width="60%" $height="21px" />
        <Skeleton $width="85%" $height="63px" />
        <Skeleton $width="70%" $height="21px" />
        <Foot as="div">
          <Skeleton $width="28px" $height="28px" $round />
          <Skeleton $width="40%" $height="18px" />
          <FootBreak />
          <Skeleton $width="30%" $height="32px" />
        </Foot>
      </Body>
    </Root>
  );
}
