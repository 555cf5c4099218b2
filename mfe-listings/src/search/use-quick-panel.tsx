import { Loading, Spinner, Text } from '@pokriv/web-kit/ui';
import { useState, type ComponentType } from 'react';

import { searchTexts } from './messages.ts';
import type { QuickPanelProps } from './quick-panel.tsx';

const load = () => import(/* webpackChunkName: "quick-panel" */ './quick-panel.tsx');

const Waiting = () => (
  <Loading>
    <Spinner />
  </Loading>
);
const Missing = () => <Text role="alert">{searchTexts.filtersMissing}</Text>;

/**
 * Content of quick filters, opened by few visitors: call `prepare` on hover or focus of their buttons, and on opening,
 * which retries a failed load.
 */
export function useQuickPanel() {
  const [Panel, setPanel] = useState<ComponentType<QuickPanelProps>>(() => Waiting);
  const prepare = () =>
    void load().then(
      ({ QuickPanel }) => setPanel(() => QuickPanel),
      () => setPanel(() => Missing),
    );
  return { Panel, prepare };
}
