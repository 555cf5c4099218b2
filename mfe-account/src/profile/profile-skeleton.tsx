import { Card, Cluster, Grid, Loading, Skeleton, Stack } from '@pokriv/web-kit/ui';

/** The profile's shape while it loads. */
export function ProfileSkeleton() {
  return (
    <Loading>
      <Stack $gap={6}>
        <Cluster $gap={4}>
          <Skeleton $width="72px" $height="72px" $round />
          <Skeleton $width="200px" $height="32px" />
        </Cluster>
        <Grid $min={320}>
          {[320, 160].map((height) => (
            <Card key={height}>
              <Skeleton $height={`${height}px`} />
            </Card>
          ))}
        </Grid>
      </Stack>
    </Loading>
  );
}
