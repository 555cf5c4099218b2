import { contactKinds, findContactData } from '@pokriv/contracts/listing/contact-data-in-text';
import { Notice } from '@pokriv/web-kit/ui';

import { fieldPart } from '../../form-address/form-steps.ts';
import type { DraftFields } from '../draft-fields.ts';
import { fieldTexts } from '../field-texts.ts';
import { publishTexts as texts } from '../messages.ts';

const publicTexts = ['title', 'description'] as const;

export function textsWithContacts(fields: DraftFields) {
  return publicTexts.flatMap((path) => {
    const kinds = new Set(findContactData(fields[path] ?? '').map(({ kind }) => contactKinds[kind]));
    return kinds.size > 0 ? [{ path, kinds: [...kinds].join(', ') }] : [];
  });
}

interface ContactNoticeProps {
  found: ReturnType<typeof textsWithContacts>;
  onField: (path: string) => void;
}

export function ContactNotice({ found, onField }: ContactNoticeProps) {
  if (found.length === 0) return null;
  return (
    <Notice tone="wait" title={texts.contactsTitle}>
      {found.map(({ path, kinds }) => (
        <p key={path}>
          <a
            href={fieldPart(path)}
            onClick={(event) => {
              event.preventDefault();
              onField(path);
            }}
          >
            {fieldTexts[path].label}
          </a>
          : {kinds}.
        </p>
      ))}
    </Notice>
  );
}
