import type { MapReply } from '@pokriv/contracts/search/search';

/** A cluster; `ids` is set only when it was grouped in the browser. */
export type Group = MapReply['clusters'][number] & { ids?: readonly string[] };

/** `lines`: label of two lines, if it fits. */
export interface LabelledGroup extends Group {
  district?: string;
  lines?: readonly string[];
}
