/**
 * Packages that the shell shares with every slice, one instance a page: read by the slices' builds and, through
 * DefinePlugin, by the shell's federation chunk. Sharing is by request string, so every import uses one of these names.
 */
export const sharedPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'jotai',
  'swr',
  'swr/mutation',
  'styled-components',
  '@pokriv/web-kit/api',
  '@pokriv/web-kit/boot',
  '@pokriv/web-kit/form',
  '@pokriv/web-kit/format',
  '@pokriv/web-kit/guard',
  '@pokriv/web-kit/identity',
  '@pokriv/web-kit/messages',
  '@pokriv/web-kit/price',
  '@pokriv/web-kit/router',
  '@pokriv/web-kit/session',
  '@pokriv/web-kit/theme',
  '@pokriv/web-kit/threads',
  '@pokriv/web-kit/toast',
  '@pokriv/web-kit/ui',
  '@pokriv/web-kit/ui/data',
  '@pokriv/web-kit/ui/dialog',
  '@pokriv/web-kit/ui/forms',
  '@pokriv/web-kit/ui/navigation',
];
