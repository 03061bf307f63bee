import { consentTextVersion, hashOf, phoneOf } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { newIdAt } from "../../platform/ids.ts";
import { countryOf, type Language, type Locale } from "../../platform/locale.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { leadAsked } from "../events.ts";
import { verifyHours } from "../lead-codes.ts";
import type { Lead, LeadWish } from "../lead.ts";
import { placeOf, type TypedPlace } from "../near/place.ts";
import { withLink, writeLead } from "../stored-lead.ts";

export interface LeadInput {
  name: string;
  email: string;
  telephone?: string | undefined;
  place: TypedPlace;
  wish: LeadWish;
  language: Language;
  locale: Locale;
}

/** How many first letters an address gets in a day, whoever asks and from wherever. */
const perAddress = { method: "POST", path: "/leads#address", rateLimit: { limit: 3, windowSeconds: 86_400 } };

/**
 * Takes in a wish: nobody is shown it before the address's reader has confirmed it by the letter's link, within 48 hours. The same answer
 * whether an address is known or has had its letters of today. What the letter carries,
 * for nobody else. Problems: invalid-input for a place or a telephone that is none.
 */
export async function createLead(
  user: Pick<User, "id"> | undefined,
  input: LeadInput,
  now: Date,
): Promise<{ id: string; token: string } | undefined> {
  const { telephone: typed, ...given } = input;
  const place = placeOf(input.place);
  const telephone = typed ? phoneOf(typed, countryOf(input.locale)?.code ?? "IT") : undefined;
  if (typed && !telephone) throw invalid({ field: "telephone", code: "invalid" });
  try {
    await limited(perAddress, hashOf(given.email), now);
  } catch (error) {
    if (error instanceof Problem && error.code === "too-many-requests") return undefined;
    throw error;
  }
  const at = instant(now);
  const until = instant(new Date(now.getTime() + verifyHours * 3_600_000));
  const fresh: Lead = {
    ...given,
    id: newIdAt(now),
    status: "new",
    telephone,
    place,
    userId: user?.id,
    privacyVersion: consentTextVersion,
    links: [],
    linkUntil: until,
    named: 0,
    revision: 0,
    createdOn: at,
    changedOn: at,
  };
  const { lead, token, also } = withLink(fresh, now);
  const events = [leadAsked.of({ leadId: lead.id, token })];
  await writeLead({ after: { ...lead, linkUntil: until }, also, events, now });
  return { id: lead.id, token };
}
