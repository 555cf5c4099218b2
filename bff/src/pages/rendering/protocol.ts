import type { CallName } from '@pokriv/contracts/calls';
import type { Currency } from '@pokriv/contracts/money';

import type { BootSettings } from '../boot.ts';

export interface WorkerSetup {
  deploymentsDir: string;
  boot: BootSettings;
}

export interface Program {
  shell: string;
  slice: string;
}

export interface PageRead {
  name: CallName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
}

export interface PagePlan {
  chunk: string;
  reads: readonly PageRead[];
}

export interface RenderedPage {
  html: string;
  links: string;
  /** `<style>` element that styled-components rehydrates. */
  styles: string;
  baseStyles: string;
  baseStylesId: string;
}

export type Question =
  | { kind: 'plan'; program: Program; path: string; search: string }
  | { kind: 'form'; program: Program; path: string; search: string; currency: Currency }
  | {
      kind: 'results';
      program: Program;
      search: string;
      currency: Currency;
      /** JSON of the form's read. */
      reply: string;
    }
  | {
      kind: 'render';
      program: Program;
      address: string;
      currency: Currency;
      /** JSON: `PageRead`s with their replies. */
      reads: string;
    };

interface Answers {
  plan: PagePlan | undefined;
  /** Read of a form without scripts; undefined for another address. */
  form: PageRead | undefined;
  /** Address of the form's results. */
  results: string;
  render: RenderedPage;
}

export type Answer<Asked extends Question> = Answers[Asked['kind']];

export type ToWorker = Question & { id: number };
export type FromWorker = { id: number; answer: unknown } | { id: number; failure: string };
