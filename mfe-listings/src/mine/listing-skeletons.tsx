import { Loading, Skeleton, Stack } from '@pokriv/web-kit/ui';

export function ListingSkeletons() {
  return (
    <Loading>
      <Stack $gap={5}>
        <Skeleton $height="48px" />
        <Skeleton $height="76px" />
        <Stack $gap={3}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} $height="236px" />
          ))}
        </Stack>
      </Stack>
    </Loading>
  );
}
