import type { Promotion } from '@pokriv/contracts/billing/billing';
import { chargeText } from '@pokriv/contracts/money';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { promotionDays, promotionPrices, promotionTypes } from '@pokriv/contracts/listing/promotions';
import { Charge, CheckoutForm, type CheckoutTerms } from '@pokriv/web-kit/billing';
import { useCurrency } from '@pokriv/web-kit/price';
import { useSearchParams } from '@pokriv/web-kit/router';
import { Cluster, Text } from '@pokriv/web-kit/ui';
import { RadioGroup } from '@pokriv/web-kit/ui/forms';
import { useRef, useState } from 'react';

import { promoteTexts as texts } from './messages.ts';
import { PaymentChoice, type PlanCredits } from './payment-choice.tsx';
import { isCreditable, readChoice, startOfDay, type PromotionChoice } from './promotion-choice.ts';
import { PromotionPreview } from './promotion-preview.tsx';
import { soonestStart } from './soonest-start.ts';
import { StartChoice, startProblem, type Start } from './start-choice.tsx';
import { TypeCards } from './type-cards.tsx';
import { usePromote } from './use-promote.ts';

const priceOf = ({ type, days }: PromotionChoice): number => promotionPrices[type][days];

interface PromotionFormProps {
  listing: OwnProperty;
  promotions: readonly Promotion[];
  credits: PlanCredits;
  onTaken: (promotionId: string) => void;
}

export function PromotionForm({ listing, promotions, credits, onTaken }: PromotionFormProps) {
  const currency = useCurrency();
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useState(() => readChoice(params));
  const [start, setStart] = useState<Start>({ isLater: false, day: '' });
  const [isChecked, setIsChecked] = useState(false);
  const [prefersMoney, setPrefersMoney] = useState(false);
  const day = useRef<HTMLInputElement>(null);
  const promote = usePromote();

  const mayUseCredit = credits.left > 0 && isCreditable(choice);
  const isFree = mayUseCredit && !prefersMoney;
  const choose = (part: Partial<PromotionChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    setParams({ type: next.type, days: String(next.days) }, { replace: true });
  };

  const isRight = (): boolean => {
    setIsChecked(true);
    if (!startProblem(start)) return true;
    day.current?.focus();
    return false;
  };
  const submit = async (terms: CheckoutTerms): Promise<void> => {
    const taken = await promote({
      kind: 'promotion',
      propertyId: listing.id,
      promotionType: choice.type,
      days: choice.days,
      ...(start.isLater && { startsAt: startOfDay(start.day) }),
      useCredit: isFree,
      ...terms,
    });
    if (taken) onTaken(taken);
  };

  return (
    <CheckoutForm
      submitLabel={isFree ? texts.useCredit : texts.toPay}
      isFree={isFree}
      isRight={isRight}
      onSubmit={submit}
      aside={<PromotionPreview listing={listing} type={choice.type} />}
      summary={
        <Cluster $spread>
          <Text as="span" $strong>
            {texts.label(promotionTypes[choice.type], choice.days)}
          </Text>
          {isFree ? <strong>{texts.included}</strong> : <Charge amount={priceOf(choice)} isLarge />}
        </Cluster>
      }
    >
      <TypeCards value={choice.type} onChange={(type) => choose({ type })} />
      <RadioGroup
        label={texts.days}
        name="days"
        value={String(choice.days)}
        options={promotionDays.map((days) => ({
          value: String(days),
          label: texts.daysOf(days),
          description: (
            <>
              <Charge amount={priceOf({ ...choice, days })} />
              {`, ${texts.perDay(chargeText(Math.round(priceOf({ ...choice, days }) / days), currency))}`}
            </>
          ),
        }))}
        onChange={({ target }) =>
          choose({ days: promotionDays.find((days) => String(days) === target.value) })
        }
      />
      <StartChoice
        start={start}
        onChange={setStart}
        soonest={soonestStart({ listing, promotions, isFree })}
        error={isChecked ? startProblem(start) : undefined}
        dayRef={day}
      />
      <PaymentChoice
        credits={credits}
        isCreditable={isCreditable(choice)}
        price={priceOf(choice)}
        prefersMoney={prefersMoney}
        onChange={setPrefersMoney}
      />
      <Text $size="small" $tone="muted">
        {texts.fairness}
      </Text>
    </CheckoutForm>
  );
}
