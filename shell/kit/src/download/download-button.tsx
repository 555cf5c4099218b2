import { calls, type CallName } from '@pokriv/contracts/calls';
import { AppError } from '@pokriv/contracts/errors';
import { fetchReply } from '@pokriv/web-kit/api';
import { toastAtom } from '@pokriv/web-kit/toast';
import { Button } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { Download } from 'lucide-react';
import { useState } from 'react';

/** Downloads a table as CSV. @throws AppError when the server refuses or is unreachable */
async function downloadTable(name: CallName, query: Readonly<Record<string, string>>): Promise<void> {
  const reply = await fetchReply(calls[name], query);
  const file = /filename="([^"]+)"/u.exec(reply.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await reply.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = file ?? `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}

const texts = {
  download: 'Изтегли CSV',
  downloading: 'Изтегляне...',
  failed: 'Таблицата не се изтегли. Опитайте отново.',
} as const;

interface DownloadButtonProps {
  name: CallName;
  query: Readonly<Record<string, string>>;
}

/** The host shows no other read errors. */
const isShownByHost = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 401 || error.status === 429);

/** Downloads a CSV. @param query filters of the table */
export function DownloadButton({ name, query }: DownloadButtonProps) {
  const toast = useSetAtom(toastAtom);
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      await downloadTable(name, query);
    } catch (error) {
      console.error('table CSV: download failed', error);
      if (!isShownByHost(error)) toast({ tone: 'error', text: texts.failed });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button type="button" variant="secondary" size="small" busy={isBusy} onClick={() => void download()}>
      <Download />
      {isBusy ? texts.downloading : texts.download}
    </Button>
  );
}
