import { createContext, useContext } from 'react';

import type { DraftFields, FieldPath } from './draft-fields.ts';

export interface PublishForm {
  fields: DraftFields;
  set: (path: FieldPath, value: unknown) => void;
  /** Errors show after blur or an attempt to submit. */
  touch: (path: FieldPath) => void;
  errorOf: (path: string) => string | undefined;
  isRequired: (path: FieldPath) => boolean;
}

export const PublishContext = createContext<PublishForm | undefined>(undefined);

/** @throws Error outside the form */
export function usePublishForm(): PublishForm {
  const form = useContext(PublishContext);
  if (!form) throw new Error('a field of the listing form stands outside of it');
  return form;
}
