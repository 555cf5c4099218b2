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
  | {
      kind: 'render';
      program: Program;
      address: string;
      currency: Currency;
      /** JSON: `PageRead`s with their replies. */
      reads: string;
    };

export type Answer<Asked extends Question> = Asked['kind'] extends 'plan'
  ? PagePlan | undefined
  : RenderedPage;

export type ToWorker = Question & { id: number };
export type FromWorker = { id: number; answer: unknown } | { id: number; failure: string };
