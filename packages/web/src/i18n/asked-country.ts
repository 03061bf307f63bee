import { countryOf, type Country } from "@solvia/core/platform/locale";

/** The country that the address asks for, as a search engine's link in another country's shop does (hreflang). */
export const askedCountry: Country | undefined =
  typeof location === "undefined" ? undefined : countryOf(new URLSearchParams(location.search).get("country") ?? "");
