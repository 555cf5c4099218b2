import { shownListingNumber } from '@pokriv/contracts/listing/listing-number';
import { toastAtom } from '@pokriv/web-kit/toast';
import { IconButton } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { Copy } from 'lucide-react';
import { styled } from 'styled-components';

import { detailTexts as texts } from './messages.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  font-variant-numeric: tabular-nums;

  button {
    /* Full-size hit area in a line of small text. */
    margin-block: -12px;
  }

  svg {
    width: 16px;
    height: 16px;
  }

  @media print {
    button {
      display: none;
    }
  }
`;

export function ListingNumber({ number }: { number: number }) {
  const toast = useSetAtom(toastAtom);
  const shown = shownListingNumber(number);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(shown);
      toast({ tone: 'success', text: texts.numberCopied });
    } catch {
      toast({ tone: 'error', text: texts.numberNotCopied });
    }
  };
  return (
    <Root>
      {texts.number(shown)}
      <IconButton label={texts.copyNumber} onClick={() => void copy()}>
        <Copy aria-hidden />
      </IconButton>
    </Root>
  );
}
