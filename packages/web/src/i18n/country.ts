import { useSyncExternalStore } from "react";
import { countryOf, defaultLocale, type Country, type Locale } from "@solvia/core/platform/locale";
import { askedCountry } from "./asked-country.ts";

const key = "country";
const italy = countryOf(defaultLocale) as Country;
const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(key);

let shop: Country = askedCountry ?? ((kept && countryOf(kept)) || italy);
if (askedCountry) localStorage.setItem(key, askedCountry.locale);
const listeners = new Set<() => void>();

/** The country whose shop the visitor stands in: Italy until another is chosen, kept in the browser. */
export const currentCountry = (): Country => shop;

export function chooseCountry(locale: Locale): void {
  const country = countryOf(locale) ?? italy;
  localStorage.setItem(key, country.locale);
  if (country === shop) return;
  shop = country;
  for (const listener of listeners) listener();
}

/** Calls back whenever another country is chosen. */
export const onCountryChange = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useCountry = (): Country => useSyncExternalStore(onCountryChange, currentCountry);
