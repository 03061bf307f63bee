import type { HeldFile } from "../services/exchange.ts";
import { action, html, type Html } from "./html.ts";

export interface ExchangeState {
  clock: Date;
  files: readonly HeldFile[];
}

/** A document is known by type, number and year; the number says the year itself. */
const withoutYear = (document: string): string => document.replace(/ \d{4}$/, "");

/** The exchange of electronic invoices: its clock, and each document with what it is told of. */
export const drawExchange = ({ clock, files }: ExchangeState): Html =>
  html`<h2>Exchange of electronic invoices</h2>
    <p>
      Its clock is at <time>${clock.toISOString()}</time>. The shop fetches notices by its schedule:
      ${action("schedules/fetch-exchange-notices/run", "Fetch them now")}
    </p>
    <form method="post" action="/_local/exchange/advance">
      <label>Days <input name="days" type="number" min="1" max="366" value="1" required /></label>
      <button>Move the clock on</button>
    </form>
    <table>
      <tr>
        <th>File</th>
        <th>Notices</th>
        <th>Given otherwise</th>
      </tr>
      ${files.map(
        ({ name, document, notices }) =>
          html`<tr>
            <td>
              <code style="white-space: nowrap">${name}</code><br />
              ${withoutYear(document)}
            </td>
            <td>
              ${notices.map(
                (one) =>
                  html`<div>
                    ${[one.kind, ...one.codes].join(" ")}: ${one.times === 0 ? "acknowledged" : one.at}
                    ${one.times > 1 ? `, ${one.times} times` : undefined}
                  </div>`,
              )}
            </td>
            <td>
              <form method="post">
                <input type="hidden" name="file" value="${name}" />
                <button formaction="/_local/exchange/late">Five days late</button>
                <button formaction="/_local/exchange/twice">Once more</button>
                <button formaction="/_local/exchange/reversed">All, last first</button>
              </form>
              <form method="post" action="/_local/exchange/refuse">
                <input type="hidden" name="file" value="${name}" />
                <div style="white-space: nowrap">
                  <input name="code" size="5" pattern="[0-9]{5}" placeholder="00311" aria-label="Code" required />
                  <button>Refuse</button>
                </div>
              </form>
            </td>
          </tr>`,
      )}
    </table>
    ${files.length === 0 ? html`<p>No document has been sent yet.</p>` : undefined}`;
