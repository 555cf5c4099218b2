import { DATA_EXPORT_LINK, type DataExportLink } from '@pokriv/contracts/account/data-export';
import type { JobData } from '@pokriv/contracts/jobs';
import { dataArchiveLink } from '@pokriv/contracts/mail-links';
import { signText } from '@pokriv/service-kit/signed-text';

import type { Letter } from './mail.ts';
import { momentInWords, reasons } from './template.ts';

interface Signing {
  origin: string;
  secret: string;
}

/** The link is signed here: no queued payload contains it. */
export function dataExportReadyLetter(
  { email, firstName, exportId, expiresAt }: JobData<'data-export-ready'>,
  { origin, secret }: Signing,
): Letter {
  const link: DataExportLink = { exportId, until: Date.parse(expiresAt) };
  const token = signText(link, { purpose: DATA_EXPORT_LINK, secret });
  return {
    to: email,
    name: firstName,
    subject: 'Архивът с вашите данни е готов',
    paragraphs: [
      `Събрахме всичко, което пазим за вас, в един ZIP файл: данните са в JSON, снимките са отделни файлове. Можете да го изтеглите веднъж, до ${momentInWords(expiresAt)}; после го изтриваме.`,
      'Който има връзката, може да изтегли архива. Не препращайте този имейл и пазете файла на сигурно място.',
      'Ако не сте поискали архива вие, сменете паролата си от профила и ни пишете.',
    ],
    button: { text: 'Изтегли архива', link: dataArchiveLink(origin, token) },
    reason: reasons.account,
  };
}
