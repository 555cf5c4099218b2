import { AppError } from '@pokriv/contracts/errors';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { amountIn, formatAmount, type Currency, type TypedSum } from '@pokriv/contracts/money';
import { call } from '@pokriv/web-kit/api';
import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import { useCurrency } from '@pokriv/web-kit/price';
import { toastAtom } from '@pokriv/web-kit/toast';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

import { refreshListings } from '../../refresh-listings.ts';
import { readTypedSum } from '../../sum/typed-sum.ts';
import { rentTexts as texts } from './messages.ts';
import { readRent } from './rent-text.ts';

function problemOf(error: AppError): string {
  const named = error.body.errors?.find(({ param }) => param.startsWith('price'));
  return named?.msg ?? error.message;
}

/** Whether the listing shows a rent that a moderator has not seen. */
export const isRentWaiting = ({ revision }: OwnProperty): boolean =>
  revision?.status === 'pending' && revision.changed.includes('price');

const sumText = ({ price }: OwnProperty, currency: Currency): string =>
  price ? formatAmount(amountIn(price, currency)) : '';

/** The rent of a row while it is edited. @param onChanged shows the stored listing */
export function useRent(listing: OwnProperty, onChanged: (changed: OwnProperty) => Promise<void>) {
  const toast = useSetAtom(toastAtom);
  const own = useCurrency();
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  // The listing as it was opened: it is read again meanwhile, and a change made elsewhere is not overwritten unseen.
  const [opened, setOpened] = useState<OwnProperty>();
  const base = opened ?? listing;
  // Enter is followed by a blur: the rent is sent once.
  const isSent = useRef(false);
  const { price } = base;

  const close = (): void => {
    setText(undefined);
    setOpened(undefined);
    setProblem(undefined);
  };

  const send = async (rent: TypedSum): Promise<boolean> => {
    isSent.current = true;
    setIsSaving(true);
    try {
      const { data } = await call('updateProperty', {
        params: { id: listing.id },
        body: { price: rent, version: base.version },
        quiet: pageErrorCodes,
      });
      await onChanged(data);
      toast(
        isRentWaiting(data)
          ? { tone: 'info', text: texts.savedPending }
          : { tone: 'success', text: texts.saved },
      );
      close();
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      setProblem(problemOf(error));
      if (error.code === 'CONFLICT') {
        await refreshListings();
        setOpened(undefined);
      }
      return false;
    } finally {
      isSent.current = false;
      setIsSaving(false);
    }
  };

  /** @returns whether the field is closed */
  const save = async (): Promise<boolean> => {
    if (text === undefined || isSent.current) return false;
    if (text.trim() === sumText(base, own)) {
      close();
      return true;
    }
    const read = readRent(text, own);
    if ('rent' in read) {
      const { amount, currency } = read.rent;
      const isSame = price !== undefined && amount === amountIn(price, currency);
      if (!isSame) return send(read.rent);
      close();
      return true;
    }
    setProblem(read.problem);
    return false;
  };

  return {
    text,
    unit: readTypedSum(text ?? '', own)?.currency ?? own,
    problem,
    isSaving,
    edit: (): void => {
      setOpened(listing);
      setText(sumText(listing, own));
    },
    type: (next: string): void => {
      setText(next);
      setProblem(undefined);
    },
    save,
    close,
  };
}
