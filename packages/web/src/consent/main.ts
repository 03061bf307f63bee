import { ask } from "./banner.ts";
import { allows, consentCookie, consentIn, consentVersion, purposes, askedAgainAfterDays, written } from "./consent.ts";
import type { Purpose } from "./consent.ts";
import { openConsent } from "./open-consent.ts";
import { forgetMeasured, measure, type Measured } from "./measure.ts";

/**
 * A script of its own beside the application, which is there only where the build has something to measure with: no visit of
 * another carries any of it (docs/decisions/cookie-consent.md).
 */
const own = document.querySelector<HTMLScriptElement>("script[data-consent]");
const ids: Measured = { analytics: own?.dataset["analytics"], ads: own?.dataset["ads"] };
const asked = purposes.filter((purpose) => Boolean(ids[purpose]));

const now = () => consentIn(document.cookie, new Date());

function keep(allowed: readonly Purpose[]): void {
  const before = now();
  const consent = { version: consentVersion, on: new Date().toISOString(), allowed };
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${consentCookie}=${written(consent)}; path=/; samesite=lax; max-age=${askedAgainAfterDays * 86_400}${secure}`;
  const isTakenBack = before?.allowed.some((purpose) => !allowed.includes(purpose)) ?? false;
  if (isTakenBack) forgetMeasured();
  // What was loaded can't be unloaded: the page begins anew without it.
  if (before && before.allowed.length > 0) location.reload();
  else measure(consent, ids);
}

const askNow = (isChanging: boolean): void =>
  void ask({
    purposes: asked,
    allowed: purposes.filter((purpose) => allows(now(), purpose)),
    isChanging,
    onAnswer: keep,
  });

addEventListener(openConsent, () => askNow(true));
/** The house's own people at work aren't measured. */
const isAtWork = /^\/(back-office|warehouses?|scanner)(\/|$)/.test(location.pathname);
const consent = now();
if (consent) {
  if (!isAtWork) measure(consent, ids);
} else if (asked.length > 0 && !isAtWork) {
  // The page comes first: neither its pictures nor its first answers wait for the question.
  const later = () => setTimeout(() => askNow(false), 1000);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
