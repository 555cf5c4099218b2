import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { Button, color, radius, space, Stack } from '@pokriv/web-kit/ui';
import { Dialog } from '@pokriv/web-kit/ui/dialog';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';

const Frame = styled.iframe`
  width: 100%;
  height: min(68dvh, 720px);
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.page};
`;

const Open = styled(Button)`
  margin-inline: calc(-1 * ${space(3)});
`;

const Wide = styled(Stack)`
  padding-bottom: ${space(1)};
`;

/** Public page of the listing in an iframe (decisions §10, adminPreview). */
export function PreviewButton({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const address = `${pathTo(pages.listing, id)}?adminPreview=true`;
  return (
    <>
      <Open type="button" variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        <Eye />
        {texts.preview}
      </Open>
      <Dialog wide open={isOpen} title={texts.previewTitle} onClose={() => setIsOpen(false)}>
        <Wide $gap={3}>
          {/* First, so that the focus starts outside the iframe and Escape closes the dialog. */}
          <a href={address} target="_blank" rel="noreferrer">
            {texts.newTab}
          </a>
          <Frame src={address} title={texts.previewTitle} />
        </Wide>
      </Dialog>
    </>
  );
}
