import { consentTextVersion, hashOf, phoneOf } from "../../accounts/index.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { newId } from "../../platform/ids.ts";
import { countryOf, type Language, type Locale } from "../../platform/locale.ts";
import { invalid } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { messageReceived } from "../events.ts";
import { keptDays, type OfficeMessage } from "./message.ts";
import { writeMessage } from "./stored-message.ts";

export type Written = Pick<
  OfficeMessage,
  "kind" | "name" | "email" | "telephone" | "company" | "subject" | "text" | "job" | "when"
> & { language: Language; locale: Locale };

/** How many messages an address may send in a day, from wherever: each of them is answered by a letter. */
const perAddress = { method: "POST", path: "/contact#address", rateLimit: { limit: 5, windowSeconds: 86_400 } };

/**
 * Takes in what somebody writes: it waits as new for the office, for a year at most. Problems: invalid-input, `invalid` for a telephone that is
 * none; too-many-requests also for more than five a day in the name of one address.
 */
export async function sendMessage(
  { telephone: typed, ...written }: Written,
  now: Date,
  takeCv?: (id: string) => Promise<OfficeMessage["cv"]>,
): Promise<void> {
  const telephone = typed ? phoneOf(typed, countryOf(written.locale)?.code ?? "IT") : undefined;
  if (typed && !telephone) throw invalid({ field: "telephone", code: "invalid" });
  if (written.email) await limited(perAddress, hashOf(written.email), now);
  const id = newId();
  const cv = await takeCv?.(id);
  const at = instant(now);
  const after: OfficeMessage = {
    ...written,
    id,
    telephone,
    cv,
    state: "new",
    privacyVersion: consentTextVersion,
    revision: 0,
    createdOn: at,
    changedOn: at,
    expiresAt: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
  };
  await writeMessage({ after, events: [messageReceived.of({ messageId: id })] }, now);
}
