/**
 * Shared instances by request string (list in `shell/kit/shared.mjs`). Libraries of nearly every page are static
 * imports in the shell's bundle, so that their modules can be merged; the rest loads on first use.
 */
import * as api from '@pokriv/web-kit/api';
import * as boot from '@pokriv/web-kit/boot';
import * as format from '@pokriv/web-kit/format';
import * as guard from '@pokriv/web-kit/guard';
import * as identity from '@pokriv/web-kit/identity';
import * as messages from '@pokriv/web-kit/messages';
import * as price from '@pokriv/web-kit/price';
import * as router from '@pokriv/web-kit/router';
import * as toast from '@pokriv/web-kit/toast';
import * as ui from '@pokriv/web-kit/ui';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as swr from 'swr';
import * as swrMutation from 'swr/mutation';

import * as lentStyles from './lent-styles.ts';

const present = (library: unknown) => () => Promise.resolve(library);

export const sharedLibraries: Record<string, () => Promise<unknown>> = {
  react: present(react),
  'react/jsx-runtime': present(jsxRuntime),
  'react-dom': present(reactDom),
  jotai: present(jotai),
  swr: present(swr),
  'swr/mutation': present(swrMutation),
  'styled-components': present(lentStyles),
  '@pokriv/web-kit/api': present(api),
  '@pokriv/web-kit/boot': present(boot),
  '@pokriv/web-kit/form': () => import('@pokriv/web-kit/form'),
  '@pokriv/web-kit/format': present(format),
  '@pokriv/web-kit/guard': present(guard),
  '@pokriv/web-kit/identity': present(identity),
  '@pokriv/web-kit/messages': present(messages),
  '@pokriv/web-kit/price': present(price),
  '@pokriv/web-kit/router': present(router),
  '@pokriv/web-kit/session': () => import('@pokriv/web-kit/session'),
  '@pokriv/web-kit/theme': () => import('@pokriv/web-kit/theme'),
  '@pokriv/web-kit/threads': () => import(/* webpackChunkName: "threads" */ '@pokriv/web-kit/threads'),
  '@pokriv/web-kit/toast': present(toast),
  '@pokriv/web-kit/ui': present(ui),
  '@pokriv/web-kit/ui/data': () => import('@pokriv/web-kit/ui/data'),
  '@pokriv/web-kit/ui/dialog': () => import('@pokriv/web-kit/ui/dialog'),
  '@pokriv/web-kit/ui/forms': () => import(/* webpackChunkName: "forms" */ '@pokriv/web-kit/ui/forms'),
  '@pokriv/web-kit/ui/navigation': () => import('@pokriv/web-kit/ui/navigation'),
};
