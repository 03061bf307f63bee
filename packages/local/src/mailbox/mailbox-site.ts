import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { KeptMail, KeptMails } from "./kept-mails.ts";
import { answerTo } from "./answer-mail.ts";
import { handIn } from "./hand-in.ts";
import { drawMail, drawMails } from "./mail-pages.ts";

/** A mail's HTML runs nothing and reads nothing; its links open in a tab of their own. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'";

/** The pages of a mailbox, and its mails as JSON at /api/email in the order in which they came. */
export function mailboxSite(mails: KeptMails) {
  const watchers = new Set<ServerResponse>();
  const tellOfChange = (): void => {
    for (const watcher of watchers) watcher.write("data: changed\n\n");
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? "/", "http://mailbox");
    const [, room, id = "", part, index] = pathname.split("/");
    const mail = room === "mails" ? mails.find(id) : undefined;
    if (request.method === "POST") {
      const isAnswer = mail !== undefined && part === "answer";
      if (pathname !== "/delete-all" && !isAnswer) return refuse(response, 404, "No such action");
      if (request.headers.origin !== `http://${request.headers.host}`)
        return refuse(response, 403, "Only from this page");
      if (isAnswer) return void answer(request, mail).then(...answered(response));
      mails.clear();
      tellOfChange();
      return void response.writeHead(303, { location: "/" }).end();
    }
    if (pathname === "/") return send(response, "text/html; charset=utf-8", drawMails(mails.all()));
    if (pathname === "/api/email") return send(response, "application/json", JSON.stringify(mails.all().map(asJson)));
    if (pathname === "/changes") return watch(response);
    if (mail && !part) return send(response, "text/html; charset=utf-8", drawMail(mail));
    if (mail && part === "html") {
      const headers = { "content-security-policy": mailPolicy };
      return send(response, "text/html; charset=utf-8", `<base target="_blank">${mail.html}`, headers);
    }
    const attachment = part === "attachments" && index ? mail?.attachments[Number(index)] : undefined;
    if (!attachment) return refuse(response, 404, "Not found");
    const name = encodeURIComponent(attachment.filename ?? `attachment-${index}`);
    const headers = { "content-disposition": `attachment; filename*=UTF-8''${name}` };
    return send(response, "application/octet-stream", bytesOf(attachment), headers);
  };
  const answer = async (request: IncomingMessage, mail: KeptMail): Promise<boolean> => {
    const words = new URLSearchParams(await text(request)).get("text")?.trim();
    const answering = words ? await answerTo(mail, words) : undefined;
    if (answering) await handIn({ raw: answering.raw, source: answering.from, recipients: [answering.to] });
    return answering !== undefined;
  };
  const watch = (response: ServerResponse): void => {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write(": watching\n\n");
    watchers.add(response);
    response.on("close", () => watchers.delete(response));
  };
  return { handle, tellOfChange };
}

/** Back to all mails; what could not be sent says so. */
const answered = (response: ServerResponse) =>
  [
    (isSent: boolean) =>
      isSent
        ? void response.writeHead(303, { location: "/" }).end()
        : refuse(response, 422, "There is nothing to send, or nowhere"),
    () => refuse(response, 500, "It could not be handed in"),
  ] as const;

function send(
  response: ServerResponse,
  type: string,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): void {
  const always = { "content-type": type, "cache-control": "no-store", "x-content-type-options": "nosniff" };
  response.writeHead(200, { ...always, ...headers }).end(body);
}

const refuse = (response: ServerResponse, status: number, words: string): void => {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(words);
};

type Attachment = KeptMail["attachments"][number];

const bytesOf = ({ content, encoding }: Attachment): Uint8Array =>
  typeof content === "string"
    ? Buffer.from(content, encoding)
    : content instanceof ArrayBuffer
      ? new Uint8Array(content)
      : content;

const asJson = ({ attachments, ...mail }: KeptMail) => ({
  ...mail,
  attachments: attachments.map((attachment) => ({
    filename: attachment.filename,
    contentType: attachment.mimeType,
    size: bytesOf(attachment).length,
  })),
});
