import { Company } from '@pokriv/contracts/account/company';
import type { commissionTypes, depositTypes } from '@pokriv/contracts/listing/property-options';
import { formatSum, parseSum, type Currency, type Sum } from '@pokriv/contracts/money';
import { z } from 'zod';

const Typed = z.object({
  agencyName: z.string(),
  eik: z.string(),
  commissionType: z.string(),
  commissionPercent: z.string(),
  commissionAmount: z.string(),
  depositType: z.string(),
  depositMonths: z.string(),
  depositAmount: z.string(),
});
type Typed = z.infer<typeof Typed>;

const numberOf = (text: string): number => (text.trim() ? Number(text.trim().replace(',', '.')) : NaN);

/** An unparsable text passes through, for the contract to refuse. */
const sumIn = (text: string, usual: Currency): unknown => parseSum(text, usual) ?? text;

function commissionOf({ commissionType, ...typed }: Typed, usual: Currency): object {
  if (commissionType === 'none') return { commissionPercent: 0 };
  if (commissionType === 'percent') return { commissionPercent: numberOf(typed.commissionPercent) };
  return commissionType === 'amount' ? { commissionAmount: sumIn(typed.commissionAmount, usual) } : {};
}

function depositOf({ depositType, ...typed }: Typed, usual: Currency): object {
  if (depositType === 'none') return { depositMonths: 0 };
  if (depositType === 'months') return { depositMonths: numberOf(typed.depositMonths) };
  return depositType === 'amount' ? { depositAmount: sumIn(typed.depositAmount, usual) } : {};
}

function companyOf(typed: Typed, usual: Currency): unknown {
  const { agencyName, eik, commissionType, depositType } = typed;
  if (![agencyName, eik, commissionType, depositType].some((text) => text.trim())) return null;
  return {
    agencyName,
    ...(eik.trim() && { eik }),
    ...commissionOf(typed, usual),
    ...depositOf(typed, usual),
  };
}

/** Maps the fields to the contract's company; null when all are empty. @param usual currency of a sum without one */
export const companyForm = (usual: Currency) =>
  z
    .object({ company: Typed })
    .transform(({ company }) => ({ company: companyOf(company, usual) }))
    .pipe(z.object({ company: Company.nullable() }));

const textOf = (number: number | undefined): string =>
  number === undefined ? '' : String(number).replace('.', ',');

/** With its currency, so that parsing restores the same sum. */
const sumText = (sum: Sum | undefined): string =>
  sum ? formatSum(sum.entered.amount, sum.entered.currency) : '';

function commissionTypeOf(company: Company | null | undefined): keyof typeof commissionTypes | '' {
  if (company?.commissionAmount) return 'amount';
  if (company?.commissionPercent === undefined) return '';
  return company.commissionPercent === 0 ? 'none' : 'percent';
}

function depositTypeOf(company: Company | null | undefined): keyof typeof depositTypes | '' {
  if (company?.depositAmount) return 'amount';
  if (company?.depositMonths === undefined) return '';
  return company.depositMonths === 0 ? 'none' : 'months';
}

export const typedOf = (company: Company | null | undefined): { company: Typed } => ({
  company: {
    agencyName: company?.agencyName ?? '',
    eik: company?.eik ?? '',
    commissionType: commissionTypeOf(company),
    commissionPercent: textOf(company?.commissionPercent),
    commissionAmount: sumText(company?.commissionAmount),
    depositType: depositTypeOf(company),
    depositMonths: textOf(company?.depositMonths),
    depositAmount: sumText(company?.depositAmount),
  },
});
