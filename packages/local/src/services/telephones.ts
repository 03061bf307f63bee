import { text } from "node:stream/consumers";
import { startStandIn, type StandIn } from "./stand-in.ts";

const answer = (action: string, id: string) =>
  `<${action}Response xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><${action}Result><MessageId>${id}</MessageId>` +
  `</${action}Result><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></${action}Response>`;

const headers = { "content-type": "text/xml" };

/** Stands in for SNS's text messages: what would ring a telephone comes into the mailbox, to <number>@sms.example. */
export const startTelephones = (): Promise<StandIn> =>
  startStandIn(async (request) => {
    const form = new URLSearchParams(await text(request));
    const number = form.get("PhoneNumber");
    if (form.get("Action") !== "Publish" || !number) return { status: 501, headers, body: "" };
    const message = form.get("Message") ?? "";
    const id = crypto.randomUUID();
    const { sendMail } = await import("@solvia/core/platform/mail");
    const mail = { to: `${number}@sms.example`, subject: message, text: message, html: message };
    await sendMail({ ...mail, language: "it", messageId: id });
    return { headers, body: answer("Publish", id) };
  });
