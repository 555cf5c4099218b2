import { Skeleton } from '@pokriv/web-kit/ui';

import { Chips } from './card-lines.ts';
import { Body, Foot, Root } from './card-parts.ts';

export function PropertyCardSkeleton() {
  return (
    <Root as="div" $flush aria-hidden="true">
      <Skeleton $ratio="4 / 3" />
      <Body>
        <Skeleton $width="55%" $height="24px" />
        <Skeleton $width="90%" $height="42px" />
        <Skeleton $width="60%" $height="21px" />
        <Skeleton $width="85%" $height="63px" />
        <Chips as="div">
          <Skeleton $width="84px" $height="24px" $round />
          <Skeleton $width="64px" $height="24px" $round />
          <Skeleton $width="72px" $height="24px" $round />
        </Chips>
        <Foot as="div">
          <Skeleton $width="28px" $height="28px" $round />
          <Skeleton $width="40%" $height="18px" />
        </Foot>
      </Body>
    </Root>
  );
}
