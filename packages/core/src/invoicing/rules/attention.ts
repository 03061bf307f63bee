import { romeDate } from "../../platform/time.ts";
import { resendUntil } from "./resend.ts";
import type { DocumentState, FiscalDocument } from "../document.ts";

const nobody = "0000000";

/** What the exchange said against a document: refused by it or by a public body, or delivered to nobody. */
const against: ReadonlySet<DocumentState> = new Set(["rejected", "refused", "undeliverable"]);

type Told = Pick<FiscalDocument, "state" | "content" | "attended"> & { notices?: FiscalDocument["notices"] };

/**
 * Whether the exchange says of a file that it was delivered and says otherwise too: refused, or, later, not delivered. What leads nowhere
 * in the document's life is for a person. A refusal because the file came twice is none.
 */
export const contradicted = (notices: FiscalDocument["notices"]): boolean =>
  notices.some(({ kind, fileName, at, codes }) =>
    notices.some(
      (delivered) =>
        delivered.kind === "RC" &&
        delivered.fileName === fileName &&
        ((kind === "NS" && !isRepeated(codes)) || (kind === "MC" && at > delivered.at)),
    ),
  );

/** The exchange has the file twice: what became of the first says its own notice. */
const alreadySent = "00002";
export const isRepeated = (codes: readonly string[]): boolean =>
  codes.length > 0 && codes.every((code) => code === alreadySent);

/**
 * Whether somebody has to see to a document. One that wasn't delivered is issued all the same, and its customer has had it by mail; where
 * it was meant for a code or an address of certified mail, that is wrong or doesn't answer. Private persons and companies without either find
 * theirs at the exchange: nothing is amiss (domain-rules 1.5).
 */
export function needsAttention({ state, content, attended, notices = [] }: Told): boolean {
  if (attended) return false;
  const { code, pec } = content.recipient;
  return (
    contradicted(notices) || against.has(state) || (state === "available" && (code !== nobody || pec !== undefined))
  );
}

/** Whether somebody may say that it is seen to: what can still be sent again isn't. */
export const mayAttend = (document: FiscalDocument, now: Date): boolean =>
  needsAttention(document) && romeDate(now) > (resendUntil(document) ?? "");
