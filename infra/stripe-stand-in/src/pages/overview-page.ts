import type { Unit } from '../books/unit.ts';
import { bothSums, timeOf } from './format.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { messages } from './messages.ts';

const SHOWN = 20;

/** The latest orders, payments and events; events can be sent again. */
export function overviewPage(unit: Unit): Html {
  const deliveries = unit.all('deliveries');
  return layout({
    title: messages.overviewTitle,
    hasTestCards: true,
    isWide: true,
    parts: [
      html`<section class="card">
        <h1>${messages.overviewTitle}</h1>
        ${table(
          messages.sessions,
          [messages.date, messages.id, messages.state, messages.sum],
          unit
            .all('sessions')
            .slice(0, SHOWN)
            .map((each) => [
              timeOf(each.created),
              html`<a href="/c/pay/${each.id}">${each.id.slice(0, 18)}…</a>`,
              messages.sessionStates[each.status ?? ''],
              bothSums(each.amount_total ?? 0),
            ]),
        )}
        ${table(
          messages.charges,
          [messages.date, messages.id, messages.state, messages.sum],
          unit
            .all('charges')
            .slice(0, SHOWN)
            .map((each) => [
              timeOf(each.created),
              html`<a href="/r/${each.id}">${each.id.slice(0, 18)}…</a>`,
              messages.chargeStates[each.refunded ? 'refunded' : each.status],
              bothSums(each.amount),
            ]),
        )}
        ${table(
          messages.events,
          [messages.date, messages.kind, messages.delivery, ''],
          unit
            .all('events')
            .slice(0, SHOWN * 2)
            .map((each) => [
              timeOf(each.created),
              each.type,
              messages.deliveryStates[deliveries.find(({ event }) => event === each.id)?.state ?? ''],
              html`<form method="post" action="/resend/${each.id}">
                <button class="plain small">${messages.resend}</button>
              </form>`,
            ]),
        )}
      </section>`,
    ],
  });
}

const table = (title: string, heads: string[], rows: (Html | string | undefined)[][]): Html =>
  html`<h2>${title}</h2>
    ${rows.length === 0 && html`<p class="quiet">${messages.nothing}</p>`}
    <div class="scroll">
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (cells) =>
              html`<tr>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
