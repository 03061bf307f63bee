import { allows, type Consent } from "./consent.ts";

/** The ids of what measures, of the deployed build; a stage without them asks nobody. */
export interface Measured {
  analytics?: string | undefined;
  ads?: string | undefined;
}

type WithLayer = typeof globalThis & { dataLayer?: unknown[] };

const from = "https://www.googletagmanager.com/gtag/js?id=";
/** The measurer's own cookies: they go with the consent. */
const theirs = /^_(ga|gid|gcl|gac)/;

/** Loads what measures, for what is allowed alone; without a consent nothing is asked of anybody's server. */
export function measure(consent: Consent, { analytics, ads }: Measured): void {
  const ids = [allows(consent, "analytics") && analytics, allows(consent, "ads") && ads].filter(
    (id): id is string => typeof id === "string" && id !== "",
  );
  const [first] = ids;
  if (first === undefined) return;
  const layer = ((globalThis as WithLayer).dataLayer ??= []);
  // It reads `arguments`, as its makers say, and no array.
  const tell: (...told: unknown[]) => void = function tell() {
    // oxlint-disable-next-line prefer-rest-params -- what is read there is this very object
    layer.push(arguments);
  };
  const ofAds = allows(consent, "ads") ? "granted" : "denied";
  tell("consent", "default", {
    analytics_storage: allows(consent, "analytics") ? "granted" : "denied",
    ad_storage: ofAds,
    ad_user_data: ofAds,
    // No advertising is made to measure for anybody.
    ad_personalization: "denied",
  });
  tell("js", new Date());
  for (const id of ids) tell("config", id);
  const script = document.createElement("script");
  script.async = true;
  script.src = `${from}${encodeURIComponent(first)}`;
  document.head.append(script);
}

/** Takes the measurer's cookies away: of this host and of those above it. */
export function forgetMeasured(): void {
  const hosts = location.hostname.split(".").map((_, at, parts) => parts.slice(at).join("."));
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!theirs.test(name)) continue;
    for (const domain of ["", ...hosts.map((host) => `; domain=${host}`)]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
