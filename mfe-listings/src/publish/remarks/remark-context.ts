import type { PropertyImage } from '@pokriv/contracts/listing/property';
import type { Remark } from '@pokriv/contracts/listing/remark';
import { createContext, useContext } from 'react';

import { shownPath } from '../../form-address/form-steps.ts';

export interface OpenRemarks {
  remarks: readonly Remark[];
  images: readonly PropertyImage[];
  tick: (place: string, isMended: boolean) => void;
}

/** Empty unless a moderator returned the listing. */
export const RemarkContext = createContext<OpenRemarks>({ remarks: [], images: [], tick: () => undefined });

export const useRemarks = (): OpenRemarks => useContext(RemarkContext);

/** Remark shown at a picture or form field. */
export function useRemarkAt(shown: string): Remark | undefined {
  return useRemarks().remarks.find(({ place }) => place === shown || shownPath(place) === shown);
}
