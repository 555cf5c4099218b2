import { useUser } from '@pokriv/web-kit/session';
import { useState } from 'react';

type FormDraft = Readonly<Record<string, string>>;

interface KeptDraft {
  kept: FormDraft;
  keep: (values: FormDraft) => void;
  clear: () => void;
}

const keyOf = (userId: string | undefined, form: string): string =>
  `form-draft:${userId ?? 'visitor'}:${form}`;

function read(userId: string | undefined, form: string): FormDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId, form)) ?? 'null') as FormDraft | undefined;
  } catch {
    return undefined;
  }
}

function store(userId: string | undefined, form: string, draft: FormDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId, form), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId, form));
  } catch {
    // Storage is unavailable: the draft stays in the form only.
  }
}

/** A visitor's draft passes to the user on sign-in. */
function readPassedOn(userId: string | undefined, form: string): FormDraft {
  const before = userId === undefined ? undefined : read(undefined, form);
  if (before) {
    store(undefined, form, undefined);
    store(userId, form, before);
  }
  return read(userId, form) ?? {};
}

/** Unsent input of a form in this tab, by user: after a lost session it waits for the next sign-in of the same user. */
export function useFormDraft(form: string): KeptDraft {
  const userId = useUser()?.id;
  const [kept] = useState(() => readPassedOn(userId, form));
  return {
    kept,
    keep: (values) => store(userId, form, values),
    clear: () => store(userId, form, undefined),
  };
}
