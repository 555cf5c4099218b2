import type { CallName } from '@pokriv/contracts/calls';

import type { BootSettings } from '../boot.ts';

/** What the worker is started with. */
export interface WorkerSetup {
  deploymentsDir: string;
  boot: BootSettings;
}

/** The built files that render a page: of the shell and of one slice, each of one version. Paths in the deployments. */
export interface Program {
  shell: string;
  slice: string;
}

/** A read of a page, as `useRead` names it. */
export interface PageRead {
  name: CallName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
}

/** What a page needs before it can be rendered. */
export interface PagePlan {
  /** Name of the page's chunk. */
  chunk: string;
  reads: readonly PageRead[];
}

export interface RenderedPage {
  html: string;
  /** `<link>` elements for the head. */
  links: string;
  /** The `<style>` element that styled-components takes over. */
  styles: string;
  baseStyles: string;
  /** Id of the element that carries the base styles. */
  baseStylesId: string;
}

export type Question =
  | { kind: 'plan'; program: Program; path: string; search: string }
  | {
      kind: 'render';
      program: Program;
      address: string;
      /** JSON: `PageRead`s with their replies. */
      reads: string;
    };

export type Answer<Asked extends Question> = Asked['kind'] extends 'plan'
  ? PagePlan | undefined
  : RenderedPage;

export type ToWorker = Question & { id: number };
export type FromWorker = { id: number; answer: unknown } | { id: number; failure: string };
