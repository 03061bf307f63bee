import { drawExchange, type ExchangeState } from "./exchange-page.ts";
import { action, html, type Html } from "./html.ts";
import { drawShell } from "./shell.ts";

export interface QueueState {
  name: string;
  waiting: number;
  inFlight: number;
  delayed: number;
  /** Messages that their worker gave up. */
  dead: readonly { id: string; body: string }[];
}

export interface ScheduleState {
  name: string;
  expression: string;
  next: Date;
  last?: { at: Date; failure?: string | undefined } | undefined;
}

export interface CardEvent {
  id: string;
  type: string;
  /** Epoch seconds. */
  created: number;
}

export interface ConsoleState {
  siteUrl: string;
  mailboxUrl: string;
  cardProviderUrl: string;
  queues: readonly QueueState[];
  schedules: readonly ScheduleState[];
  events: readonly CardEvent[];
  exchange: ExchangeState;
  /** What the last action came to. */
  notice?: string | undefined;
}

/** The page of the local cloud: what runs behind the site, and what can be set off by hand. */
export const drawConsole = (state: ConsoleState): string =>
  drawShell(
    "Solvia on this machine",
    html`<p>
        <a href="${state.siteUrl}">Shop</a> · <a href="${state.mailboxUrl}">Mailbox</a> · Card provider at
        ${state.cardProviderUrl}
      </p>
      ${state.notice ? html`<p role="status">${state.notice}</p>` : undefined} ${drawQueues(state.queues)}
      ${drawSchedules(state.schedules)} ${drawExchange(state.exchange)} ${drawEvents(state.events)}`,
  );

const drawQueues = (queues: readonly QueueState[]): Html =>
  html`<h2>Queues</h2>
    <table>
      <tr>
        <th>Queue</th>
        <th class="number">Waiting</th>
        <th class="number">Being worked</th>
        <th class="number">Delayed</th>
        <th class="number">Dead letters</th>
        <th></th>
      </tr>
      ${queues.map(
        ({ name, waiting, inFlight, delayed, dead }) =>
          html`<tr>
              <td>${name}</td>
              <td class="number">${waiting}</td>
              <td class="number">${inFlight}</td>
              <td class="number">${delayed}</td>
              <td class="number">${dead.length}</td>
              <td>${dead.length > 0 ? action(`queues/${name}/redrive`, "Send dead letters back") : undefined}</td>
            </tr>
            ${dead.map(
              ({ id, body }) =>
                html`<tr>
                  <td colspan="6">
                    <details>
                      <summary>${id}</summary>
                      <pre>${body}</pre>
                    </details>
                  </td>
                </tr>`,
            )}`,
      )}
    </table>`;

const drawSchedules = (schedules: readonly ScheduleState[]): Html =>
  html`<h2>Schedules</h2>
    <table>
      <tr>
        <th>Schedule</th>
        <th>When (UTC)</th>
        <th>Next</th>
        <th>Last run here</th>
        <th></th>
      </tr>
      ${schedules.map(
        ({ name, expression, next, last }) =>
          html`<tr>
            <td>${name}</td>
            <td><code>${expression}</code></td>
            <td>${next.toISOString()}</td>
            <td>
              ${last?.at.toISOString() ?? "never"}
              ${last?.failure ? html`<span class="failure">failed: ${last.failure}</span>` : undefined}
            </td>
            <td>${action(`schedules/${name}/run`, "Run now")}</td>
          </tr>`,
      )}
    </table>`;

const drawEvents = (events: readonly CardEvent[]): Html =>
  html`<h2>Card provider's events</h2>
    <p>
      Newest first. Each was delivered to the webhook when it happened; deliver any of them again, as they stand here or
      oldest first: the shop must come to the same state.
    </p>
    <form method="post" action="/_local/card-events/deliver">
      <p>
        <button name="order" value="newest-first">Deliver the chosen, newest first (out of order)</button>
        <button name="order" value="oldest-first">Deliver the chosen, oldest first</button>
        <button name="order" value="twice">Deliver each of the chosen twice, shuffled</button>
      </p>
      <table>
        <tr>
          <th></th>
          <th>Event</th>
          <th>Type</th>
          <th>At</th>
        </tr>
        ${events.map(
          ({ id, type, created }) =>
            html`<tr>
              <td><input type="checkbox" name="event" value="${id}" aria-label="${id}" /></td>
              <td><code>${id}</code></td>
              <td>${type}</td>
              <td>${new Date(created * 1000).toISOString()}</td>
            </tr>`,
        )}
      </table>
      ${events.length === 0 ? html`<p>No card has been used yet.</p>` : undefined}
    </form>`;
