import { useLeaveGuard } from '@pokriv/web-kit/leave-guard';
import { useLocation } from '@pokriv/web-kit/router';
import { Button, Cluster, color, font, Heading, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { useUser } from '@pokriv/web-kit/session';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

import { texts } from './messages.ts';
import { useCopy } from './use-copy.ts';

function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(2)} ${space(4)};
  margin: 0;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: ${font.size.lead};
  list-style: none;
`;

const CodesPrintStyle = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }

    [data-recovery-codes],
    [data-recovery-codes] * {
      visibility: visible;
    }

    [data-recovery-codes] {
      position: fixed;
      inset: 0;
      color: #000000;
      background: #ffffff;
    }
  }
`;

const OnPaper = styled.p`
  display: none;

  @media print {
    display: block;
    margin-bottom: ${space(4)};
  }
`;

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** The ten codes are shown once; leaving asks for confirmation. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { pathname } = useLocation();
  const email = useUser()?.email ?? '';
  const copy = useCopy();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const guard = useLeaveGuard({
    isActive: true,
    isWithin: (url) => url.pathname === pathname,
    settle: () => Promise.resolve(false),
  });
  useEffect(() => {
    const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', holdBack);
    return () => removeEventListener('beforeunload', holdBack);
  }, []);
  const heading = texts.fileTitle(email);
  const save = () => saveText(texts.fileName, [heading, '', ...codes, ''].join('\r\n'));

  return (
    <Stack $gap={4}>
      <CodesPrintStyle />
      <Stack $gap={1}>
        <Heading as="h3" $size="text" ref={title} tabIndex={-1}>
          {texts.codesTitle}
        </Heading>
        <Text>{texts.codesLead}</Text>
      </Stack>
      <div data-recovery-codes>
        <OnPaper>{heading}</OnPaper>
        <List aria-label={texts.codesLabel}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </List>
      </div>
      <Cluster $gap={2}>
        <Button type="button" variant="secondary" size="small" onClick={() => void copy(codes.join('\n'))}>
          <Copy aria-hidden />
          {texts.copy}
        </Button>
        <Button type="button" variant="secondary" size="small" onClick={save}>
          <Download aria-hidden />
          {texts.download}
        </Button>
        <Button type="button" variant="secondary" size="small" onClick={() => print()}>
          <Printer aria-hidden />
          {texts.print}
        </Button>
      </Cluster>
      <Button type="button" onClick={onSaved}>
        {texts.saved}
      </Button>
      <ConfirmDialog
        open={guard.isAsking}
        type="warning"
        title={texts.leaveTitle}
        message={texts.leaveText}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </Stack>
  );
}
