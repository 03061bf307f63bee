import { randomUUID } from "node:crypto";
import type { BulkMessage } from "@solvia/core/platform/work/bulk-messages";

/** Where this machine's customers write for support. */
export const deskAddress = "assistenza@posta.solvia.example";

/** Whether a mail for that address is handed in, and not kept as one of the shop's own: the plus and what follows name a request. */
export const isForDesk = (address: string): boolean => /^assistenza(\+[^@]*)?@posta\.solvia\.example$/i.test(address);

export interface HandedIn {
  raw: Uint8Array;
  /** The envelope's sender; "" of a bounce. */
  source: string;
  recipients: readonly string[];
}

type Receipt = BulkMessage<"incoming-mail">["receipt"];

/** This machine asks no domain: each check passes, unless the mail's own X-Checks says otherwise ("dmarc=FAIL spf=GRAY"). */
function verdictsOf(raw: Uint8Array): Omit<Receipt, "recipients" | "action"> {
  const head = Buffer.from(raw).toString("latin1").split("\r\n\r\n")[0] ?? "";
  const [, told = ""] = /^x-checks:(.*)$/im.exec(head) ?? [];
  const status = (check: string) => {
    const [, found] = new RegExp(`\\b${check}=(PASS|FAIL|GRAY)`, "i").exec(told) ?? [];
    return { status: (found?.toUpperCase() ?? "PASS") as Receipt["spamVerdict"]["status"] };
  };
  return {
    spamVerdict: status("spam"),
    virusVerdict: status("virus"),
    spfVerdict: status("spf"),
    dkimVerdict: status("dkim"),
    dmarcVerdict: status("dmarc"),
  };
}

/** Lays a mail into the private bucket and tells the queue, as Amazon SES does. */
export async function handIn({ raw, source, recipients }: HandedIn): Promise<void> {
  const [{ writeObject }, { setting }, { sendMessages }] = await Promise.all([
    import("@solvia/core/platform/files/storage"),
    import("@solvia/core/platform/config"),
    import("@solvia/core/platform/work/queue"),
  ]);
  const messageId = randomUUID();
  const objectKey = `incoming-mail/${messageId}`;
  await writeObject(setting("PRIVATE_BUCKET"), objectKey, raw, "message/rfc822");
  const notice: BulkMessage<"incoming-mail"> = {
    mail: { messageId, source },
    receipt: { recipients: [...recipients], action: { objectKey }, ...verdictsOf(raw) },
  };
  await sendMessages("incoming-mail", [notice]);
}
