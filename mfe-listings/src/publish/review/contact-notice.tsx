import { Notice } from '@pokriv/web-kit/ui';

import type { textsWithContacts } from '../../form-address/field-to-correct.ts';
import { fieldPart } from '../../form-address/form-steps.ts';
import { fieldTexts } from '../field-texts.ts';
import { publishTexts as texts } from '../messages.ts';

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
            {path === 'images' ? texts.alts : fieldTexts[path].label}
          </a>
          : {kinds}.
        </p>
      ))}
    </Notice>
  );
}
