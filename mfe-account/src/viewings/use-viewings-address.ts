import { sides, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import * as pages from '@pokriv/contracts/pages';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';
import { useState } from 'react';

export type ViewingsTab = 'coming' | 'past' | 'week';
/** Asked for by a mail link; only a confirmation sends it. */
export type MailAnswer = 'coming' | 'not-coming';

const tabs: readonly ViewingsTab[] = ['coming', 'past', 'week'];
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

const oneOf = <Key extends string>(keys: readonly Key[], text: string | null): Key | undefined =>
  keys.find((key) => key === text);

/** Page state in the address, for links and Back. */
export function useViewingsAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const week = params.get('week');
  const change = (changes: Record<string, string | undefined>, isReplaced = false) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    const search = next.toString();
    void navigate(`${pages.viewings.path}${search && `?${search}`}`, {
      replace: isReplaced,
      preventScrollReset: true,
    });
  };
  return {
    tab: oneOf(tabs, params.get('tab')) ?? 'coming',
    side: oneOf(Object.keys(sides) as Side[], params.get('side')),
    /** Any day of the shown week, in Sofia. */
    week: week !== null && DAY.test(week) && !Number.isNaN(Date.parse(week)) ? week : sofiaDay(now),
    viewingId: params.get('viewing') ?? undefined,
    answer: oneOf(['coming', 'not-coming'] as const, params.get('answer')),
    change,
    forgetAnswer: () => change({ answer: undefined }, true),
  };
}
