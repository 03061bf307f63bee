import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sendMail } from "@solvia/core/platform/mail";

export interface Telephones {
  /** Where SNS's clients find it. */
  url: string;
  stop: () => Promise<void>;
}

const answer = (action: string, id: string) =>
  `<${action}Response xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><${action}Result><MessageId>${id}</MessageId>` +
  `</${action}Result><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></${action}Response>`;

/** Stands in for SNS's text messages: what would ring a telephone comes into the mailbox, to <number>@sms.example. */
export async function startTelephones(): Promise<Telephones> {
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const form = new URLSearchParams(body);
      const number = form.get("PhoneNumber");
      if (form.get("Action") !== "Publish" || !number) return response.writeHead(501).end();
      const message = form.get("Message") ?? "";
      const id = crypto.randomUUID();
      const mail = { to: `${number}@sms.example`, subject: message, text: message, html: message };
      await sendMail({ ...mail, language: "it", messageId: id });
      return response.writeHead(200, { "content-type": "text/xml" }).end(answer("Publish", id));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
