import { answerableAt } from "./answer-mail.ts";
import { html, type Html } from "../console/html.ts";
import { drawShell } from "../console/shell.ts";
import type { KeptMail } from "./kept-mails.ts";

const named = (people: KeptMail["to"]): string =>
  people.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(", ");

/** Looks anew when a mail comes. */
const live = html`<script>
  new EventSource("/changes").onmessage = () => location.reload();
</script>`;

/** All mails, the newest first. */
export const drawMails = (mails: readonly KeptMail[]): string =>
  drawShell(
    "Mailbox",
    html`<div>
        <span role="status">${mails.length} mails</span>
        ${mails.length > 0 ? html`<form method="post" action="/delete-all"><button>Delete all</button></form>` : undefined}
      </div>
      ${mails.length > 0 ? undefined : html`<p>What the shop sends on this machine comes here, text messages too.</p>`}
      <table>
        <tr>
          <th>Subject</th>
          <th>To</th>
          <th>Received (UTC)</th>
        </tr>
        ${mails.toReversed().map(
          (mail) =>
            html`<tr>
              <td><a href="/mails/${mail.id}">${mail.subject || "(no subject)"}</a></td>
              <td>${mail.to.map(({ address }) => address).join(", ")}</td>
              <td>${mail.receivedAt.toISOString().slice(0, 19).replace("T", " ")}</td>
            </tr>`,
        )}
      </table>
      ${live}`,
  );

/** A mail: its HTML in a frame where nothing runs, its text, its headers and what is attached. */
export const drawMail = (mail: KeptMail): string =>
  drawShell(
    mail.subject || "(no subject)",
    html`<p><a href="/">All mails</a></p>
      <p>
        From ${named(mail.from)}<br />To
        ${named(mail.to)}${mail.cc.length > 0 ? html`<br />Cc ${named(mail.cc)}` : undefined}<br />Handed over for
        ${mail.recipients.join(", ")}
      </p>
      ${mail.attachments.length > 0 ? drawAttachments(mail) : undefined}
      ${
        mail.html
          ? html`<iframe
              src="/mails/${mail.id}/html"
              title="The mail as its reader sees it"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            ></iframe>`
          : undefined
      }
      ${answerableAt(mail) ? drawAnswer(mail) : undefined}
      <h2>Text</h2>
      <pre>${mail.text || "(none)"}</pre>
      <h2>Headers</h2>
      <pre>${mail.headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join("\n")}</pre>`,
  );

/** What its reader answers by mail goes where a mail server would bring it. */
const drawAnswer = ({ id, recipients }: KeptMail): Html =>
  html`<h2>Answer as ${recipients[0]}</h2>
    <form method="post" action="/mails/${id}/answer">
      <textarea name="text" rows="5" cols="60" required aria-label="Answer"></textarea>
      <button>Send the answer</button>
    </form>`;

const drawAttachments = ({ id, attachments }: KeptMail): Html =>
  html`<h2>Attachments</h2>
    <ul>
      ${attachments.map(
        ({ filename, mimeType }, index) =>
          html`<li>
            <a href="/mails/${id}/attachments/${index}">${filename ?? `attachment ${index + 1}`}</a> (${mimeType})
          </li>`,
      )}
    </ul>`;
