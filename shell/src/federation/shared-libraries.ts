/**
 * Shared instances by request string (`shell/kit/shared.mjs` is the list). Libraries of the shell are in its bundle;
 * those of almost every page come with this chunk (`eager`); the rest loads on first use.
 */
export const sharedLibraries: Record<string, () => Promise<unknown>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  jotai: () => import(/* webpackMode: "eager" */ 'jotai'),
  swr: () => import('swr'),
  'swr/mutation': () => import('swr/mutation'),
  'styled-components': () => import(/* webpackMode: "eager" */ './lent-styles.ts'),
  '@pokriv/web-kit/api': () => import('@pokriv/web-kit/api'),
  '@pokriv/web-kit/boot': () => import('@pokriv/web-kit/boot'),
  '@pokriv/web-kit/form': () => import('@pokriv/web-kit/form'),
  '@pokriv/web-kit/format': () => import(/* webpackMode: "eager" */ '@pokriv/web-kit/format'),
  '@pokriv/web-kit/guard': () => import(/* webpackMode: "eager" */ '@pokriv/web-kit/guard'),
  '@pokriv/web-kit/identity': () => import('@pokriv/web-kit/identity'),
  '@pokriv/web-kit/messages': () => import('@pokriv/web-kit/messages'),
  '@pokriv/web-kit/price': () => import('@pokriv/web-kit/price'),
  '@pokriv/web-kit/router': () => import('@pokriv/web-kit/router'),
  '@pokriv/web-kit/session': () => import('@pokriv/web-kit/session'),
  '@pokriv/web-kit/theme': () => import('@pokriv/web-kit/theme'),
  '@pokriv/web-kit/threads': () => import(/* webpackChunkName: "threads" */ '@pokriv/web-kit/threads'),
  '@pokriv/web-kit/toast': () => import('@pokriv/web-kit/toast'),
  '@pokriv/web-kit/ui': () => import('@pokriv/web-kit/ui'),
  '@pokriv/web-kit/ui/data': () => import('@pokriv/web-kit/ui/data'),
  '@pokriv/web-kit/ui/dialog': () => import('@pokriv/web-kit/ui/dialog'),
  '@pokriv/web-kit/ui/forms': () => import(/* webpackMode: "eager" */ '@pokriv/web-kit/ui/forms'),
  '@pokriv/web-kit/ui/navigation': () => import('@pokriv/web-kit/ui/navigation'),
};
