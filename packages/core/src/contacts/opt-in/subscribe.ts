import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { consentTextVersion, hashOf } from "../../accounts/index.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { newSecret } from "../../platform/ids.ts";
import { countryOf, type Language, type Locale } from "../../platform/locale.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { announce } from "../../platform/work/outbox.ts";
import { subscriptionAsked } from "../events.ts";
import { isPec } from "../pec.ts";
import { requestsFrom, SubscriptionRequestEntity } from "./subscription.table.ts";

/** How long the link of the letter works, and after how many days a request that nobody confirms is erased. */
const linkHours = 48;
const keptDays = 30;

/** How many such letters an address gets, whoever asks and from wherever. */
const perAddress = { method: "POST", path: "/newsletter#address", rateLimit: { limit: 3, windowSeconds: 86_400 } };

export interface Subscription {
  email: string;
  list: string;
  language: Language;
  locale: Locale;
  /** Of whoever asks: part of the consent's proof. */
  ip: string;
}

/**
 * Asks the reader of an address whether they want letters: nobody is in a list before they say so. The same answer whether the address is
 * known or not, and when it has had its letters of today. Problem: invalid-input, `pec` for certified mail.
 */
export async function askSubscription({ email, list, language, locale, ip }: Subscription, now: Date): Promise<void> {
  if (isPec(email)) throw invalid({ field: "email", code: "pec" });
  try {
    await limited(perAddress, hashOf(email), now);
  } catch (error) {
    if (error instanceof Problem && error.code === "too-many-requests") return;
    throw error;
  }
  const token = newSecret();
  const hash = hashOf(token);
  const requestedOn = instant(now);
  await execute(
    SubscriptionRequestEntity.build(PutTransaction).item({
      hash,
      email,
      list,
      language,
      country: countryOf(locale)?.code ?? "IT",
      textVersion: consentTextVersion,
      ip,
      requestedOn,
      validUntil: instant(new Date(now.getTime() + linkHours * 3_600_000)),
      expiresAt: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
      gsi1pk: requestsFrom(email),
      gsi1sk: `${requestedOn}#${hash}`,
    }),
    announce(subscriptionAsked.of({ token }), now),
  );
}
