import { html, type Html } from './html.ts';
import { messages } from './messages.ts';
import type { Typed, Wrong } from './read-card.ts';

export interface CardForm {
  action: string;
  button: string;
  typed?: Typed;
  wrong?: Wrong;
  refusal?: string;
}

/** The card form. Restores the entered values except the CVC and focuses the first invalid field. */
export function cardForm({ action, button, typed = {}, wrong = {}, refusal }: CardForm): Html {
  const first = (['number', 'expiry', 'cvc', 'name'] as const).find((name) => wrong[name]);
  const field = (
    name: keyof Typed,
    label: string,
    more: { auto: string; hint?: string; length: number },
  ): Html => {
    const notes = [more.hint && `${name}-hint`, wrong[name] && `${name}-wrong`].filter(Boolean).join(' ');
    return html`<div>
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${name === 'cvc' ? '' : typed[name]}"
        autocomplete="${more.auto}"
        maxlength="${more.length}"
        inputmode="${name === 'name' ? 'text' : 'numeric'}"
        aria-describedby="${notes}"
        aria-invalid="${wrong[name] ? 'true' : 'false'}"
        ${name === first && html`autofocus`}
        required
      />
      ${more.hint && html`<p class="hint" id="${name}-hint">${more.hint}</p>`}
      ${wrong[name] && html`<p class="wrong" id="${name}-wrong" role="alert">${wrong[name]}</p>`}
    </div>`;
  };
  return html`<form method="post" action="${action}" novalidate>
    ${refusal && html`<p class="alert" role="alert" tabindex="-1" autofocus>${refusal}</p>`}
    ${field('number', messages.cardNumber, { auto: 'cc-number', length: 23 })}
    <div class="row">
      ${field('expiry', messages.expiry, { auto: 'cc-exp', hint: messages.expiryHint, length: 9 })}
      ${field('cvc', messages.cvc, { auto: 'cc-csc', hint: messages.cvcHint, length: 4 })}
    </div>
    ${field('name', messages.holder, { auto: 'cc-name', length: 100 })}
    <button type="submit">${button}</button>
  </form>`;
}
