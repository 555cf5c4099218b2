import type { MapReply } from '@pokriv/contracts/search/search';

/** A cluster; `ids` is set only when it was grouped in the browser. */
export type Group = MapReply['clusters'][number] & { ids?: readonly string[] };

/** A cluster as it is shown. `lines`: a label of two lines, where there is room for it. */
export interface LabelledGroup extends Group {
  district?: string;
  lines?: readonly string[];
}
