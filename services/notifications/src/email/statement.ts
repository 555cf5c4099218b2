import type { RejectCode } from '@pokriv/contracts/listing/listing-states';
import { appealUntil } from '@pokriv/contracts/moderation/appeal-states';
import type { DecisionClaim } from '@pokriv/contracts/moderation/appeal';
import type { StatedFacts } from '@pokriv/contracts/moderation/decision';
import {
  automationText,
  decisionSources,
  groundOf,
  type DecisionKind,
} from '@pokriv/contracts/moderation/decision-kinds';
import { DECISION_LINK, decisionLinkEnd, decisionPath } from '@pokriv/contracts/moderation/decision-link';
import { signText } from '@pokriv/service-kit/signed-text';

import type { LetterButton } from './mail.ts';
import { dayInWords } from './template.ts';

/** Signed link to a decision's page: a restricted person cannot sign in. */
type DecisionLink = (decision: Pick<StatedFacts, 'id' | 'at'>) => string;

export interface Statements {
  origin: string;
  linkTo: DecisionLink;
}

export const decisionLinkOf =
  (origin: string, secret: string): DecisionLink =>
  ({ id, at }) => {
    const claim: DecisionClaim = { decisionId: id, until: decisionLinkEnd(new Date(at)) };
    return `${origin}${decisionPath(id, signText(claim, { purpose: DECISION_LINK, secret }))}`;
  };

interface Stated {
  kind: DecisionKind;
  code?: RejectCode | null;
  decision: StatedFacts;
}

/** Ground, facts and appeal, below the moderator's words (Digital Services Act, Art. 17, 3). */
export function statementOf({ kind, code = null, decision }: Stated): string[] {
  const until = dayInWords(appealUntil(new Date(decision.at)).toISOString());
  return [
    `Основание: ${groundOf(kind, code).text}.`,
    `${decisionSources[decision.source]} ${automationText(decision)}`,
    `Не сте съгласни? Натиснете „Възрази“ до ${until} Безплатно е. Възражението разглежда модератор, който не е взел решението, когато има такъв, и отговаряме по имейл. Можете да се обърнете и към съда или към орган за извънсъдебно решаване на спорове.`,
  ];
}

export const objectionButton = (decision: StatedFacts, { linkTo }: Statements): LetterButton => ({
  text: 'Възрази',
  link: linkTo(decision),
});
