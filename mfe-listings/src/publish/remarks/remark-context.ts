import type { PropertyImage } from '@pokriv/contracts/listing/property';
import type { Remark } from '@pokriv/contracts/listing/remark';
import { createContext, useContext } from 'react';

import { shownPath } from '../../form-address/form-steps.ts';
import { applies } from '../applies.ts';
import type { DraftFields, FieldPath } from '../draft-fields.ts';
import { usePublishForm } from '../publish-form.ts';

export interface OpenRemarks {
  remarks: readonly Remark[];
  images: readonly PropertyImage[];
  tick: (place: string, isMended: boolean) => void;
}

/** Empty unless a moderator returned the listing. */
export const RemarkContext = createContext<OpenRemarks>({ remarks: [], images: [], tick: () => undefined });

export const useRemarks = (): OpenRemarks => useContext(RemarkContext);

/** Field of the same step that shows the remarks of one that does not apply: mostly the field that decides it. */
const standIns: Partial<Record<string, FieldPath>> = {
  agencyName: 'advertiserType',
  'commission.type': 'advertiserType',
  floor: 'propertyType',
  rooms: 'bathrooms',
  'location.neighborhood': 'location.city',
};

function fieldOf(fields: DraftFields, place: string): string {
  const path = shownPath(place);
  return applies(fields, path) ? path : (standIns[path] ?? path);
}

/** Remarks shown at a picture or form field. */
export function useRemarksAt(shown: string): readonly Remark[] {
  const { fields } = usePublishForm();
  return useRemarks().remarks.filter(({ place }) => place === shown || fieldOf(fields, place) === shown);
}
