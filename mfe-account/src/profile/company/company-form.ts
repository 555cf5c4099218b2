import { Company } from '@pokriv/contracts/account/company';
import { z } from 'zod';

const Typed = z.object({
  agencyName: z.string(),
  eik: z.string(),
  commissionPercent: z.string(),
  depositMonths: z.string(),
});
type Typed = z.infer<typeof Typed>;

const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

function companyOf({ agencyName, eik, commissionPercent, depositMonths }: Typed): unknown {
  if (![agencyName, eik, commissionPercent, depositMonths].some((text) => text.trim())) return null;
  return {
    agencyName,
    ...(eik.trim() && { eik }),
    ...(commissionPercent.trim() && { commissionPercent: numberOf(commissionPercent) }),
    ...(depositMonths.trim() && { depositMonths: numberOf(depositMonths) }),
  };
}

/** The typed texts as the contract's company; null when all are empty. */
export const CompanyForm = z
  .object({ company: Typed })
  .transform(({ company }) => ({ company: companyOf(company) }))
  .pipe(z.object({ company: Company.nullable() }));

const textOf = (number: number | undefined): string =>
  number === undefined ? '' : String(number).replace('.', ',');

export const typedOf = (company: Company | null | undefined): { company: Typed } => ({
  company: {
    agencyName: company?.agencyName ?? '',
    eik: company?.eik ?? '',
    commissionPercent: textOf(company?.commissionPercent),
    depositMonths: textOf(company?.depositMonths),
  },
});
