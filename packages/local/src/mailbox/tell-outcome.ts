import type { BulkMessage } from "@solvia/core/platform/work/bulk-messages";

type Told = BulkMessage<"mail-outcomes">;

/** The tags that a mail's head carries: "campaign=…, contact=…". */
function tagsOf(head: string): Told["mail"]["tags"] {
  const [, told = ""] = /^x-ses-message-tags:((?:.*(?:\r\n[ \t])?)*)/im.exec(head) ?? [];
  return Object.fromEntries(
    [...told.matchAll(/([\w-]+)=([\w-]+)/g)].map(([, name = "", value = ""]) => [name, [value]]),
  );
}

/** What would become of a mail: an address that begins with "bounce" doesn't receive, the reader of one with "complaint" complains. */
function outcomesOf(address: string, mail: Told["mail"]): Told[] {
  const recipients = [{ emailAddress: address }];
  if (/^bounce/i.test(address))
    return [{ eventType: "Bounce", mail, bounce: { bounceType: "Permanent", bouncedRecipients: recipients } }];
  const delivery: Told = { eventType: "Delivery", mail };
  return /^complaint/i.test(address)
    ? [delivery, { eventType: "Complaint", mail, complaint: { complainedRecipients: recipients } }]
    : [delivery];
}

/** Tells the queue what became of a mail that has tags, as Amazon SES does; its mailbox simulator knows addresses by the same names. */
export async function tellOutcome(raw: Buffer, recipients: readonly string[]): Promise<void> {
  const head = raw.toString("latin1").split("\r\n\r\n")[0] ?? "";
  const tags = tagsOf(head);
  if (Object.keys(tags).length === 0) return;
  const { sendMessages } = await import("@solvia/core/platform/work/queue");
  await sendMessages(
    "mail-outcomes",
    recipients.flatMap((address) => outcomesOf(address, { tags })),
  );
}
