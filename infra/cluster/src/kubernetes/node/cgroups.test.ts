import { hierarchiesIn } from './cgroups.ts';

describe('hierarchiesIn', () => {
  it('finds each controller of version 1 and the one tree of version 2', () => {
    const mounts = [
      '23 1 0:21 / /sys rw,nosuid - sysfs sysfs rw',
      '31 23 0:28 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755',
      '32 31 0:29 / /sys/fs/cgroup/cpu rw,relatime shared:9 - cgroup cgroup rw,cpu',
      '41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw',
    ];
    expect(hierarchiesIn(mounts.join('\n'))).toEqual(['/sys/fs/cgroup/cpu', '/sys/fs/cgroup/unified']);
  });
});
