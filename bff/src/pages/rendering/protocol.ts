import type { CallName } from '@pokriv/contracts/calls';

import type { BootSettings } from '../boot.ts';

/** `workerData` of the worker. */
export interface WorkerSetup {
  deploymentsDir: string;
  boot: BootSettings;
}

/** Server builds of one shell version and one slice version; paths in the deployments folder. */
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

/** Reads and chunk of a page, needed before rendering. */
export interface PagePlan {
  /** Chunk name of the page. */
  chunk: string;
  reads: readonly PageRead[];
}

export interface RenderedPage {
  html: string;
  /** `<link>` elements for the head. */
  links: string;
  /** `<style>` element that styled-components rehydrates. */
  styles: string;
  baseStyles: string;
  /** Id of the element with the base styles. */
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
