import { toastAtom } from '@pokriv/web-kit/toast';
import { Button } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { Copy, Send } from 'lucide-react';

import { shareTexts as texts } from './messages.ts';
import { copyLink, shareLink } from './share-link.ts';

/** Copy button, and a share button if the browser supports it. */
export function LinkButtons({ url }: { url: string }) {
  const toast = useSetAtom(toastAtom);
  const tell = (isCopied: boolean): void =>
    toast(isCopied ? { tone: 'success', text: texts.copied } : { tone: 'error', text: texts.copyFailed });
  const send = async (): Promise<void> => {
    const outcome = await shareLink(texts.sendTitle, url);
    if (outcome !== 'shared') tell(outcome === 'copied');
  };
  return (
    <>
      <Button type="button" variant="secondary" size="small" onClick={() => void copyLink(url).then(tell)}>
        <Copy />
        {texts.copy}
      </Button>
      {'share' in navigator && (
        <Button type="button" variant="secondary" size="small" onClick={() => void send()}>
          <Send />
          {texts.send}
        </Button>
      )}
    </>
  );
}
