import { romeDate, plusDays, type CivilDate } from "../../platform/time.ts";
import type { FiscalDocument } from "../document.ts";

/** So many days after a refusal its number and date still hold (domain-rules 1.5). */
const days = 5;

/** The last day on which a refused document can be sent again as it is numbered; undefined of one that isn't refused. */
export function resendUntil({ state, notices }: Pick<FiscalDocument, "state" | "notices">): CivilDate | undefined {
  if (state !== "rejected") return undefined;
  const last = notices.findLast(({ kind }) => kind === "NS");
  return last && plusDays(romeDate(new Date(last.at)), days);
}

/**
 * Whether the exchange has discarded it and nobody has settled that: it was never issued, so that nothing of it can be credited. It waits
 * to be sent again, or, once its days are over, for a person who has seen to it.
 */
export const isUnissued = ({ state, attended }: Pick<FiscalDocument, "state" | "attended">): boolean =>
  state === "rejected" && !attended;

/** The exchange answers a file within so many days (Agenzia delle Entrate, provvedimento 89757/2018, technical rules). */
const answerDays = 5;

/**
 * Whether the exchange has it and hasn't said yet that it is issued. What it refuses was never issued, and is sent again with its data put right, by its
 * number and date: until it has answered, or its days are over, nothing takes the whole of it back.
 */
export function isUnanswered(
  { state, transmissions }: Pick<FiscalDocument, "state" | "transmissions">,
  today: CivilDate,
): boolean {
  const sent = state === "sending" || state === "sent" ? transmissions.at(-1) : undefined;
  return sent !== undefined && today <= plusDays(romeDate(new Date(sent.madeOn)), answerDays);
}
