/** Euro cents as the reader writes them: two decimals and the euro sign (spec 9). */
export const money = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "currency", currency: "EUR", useGrouping: "always" }).format(cents / 100);

export const date = (value: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "Europe/Rome" }).format(new Date(value));

const number = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);

/** Watts, from 1000 on in kW; watt-hours in kWh (spec 9). */
export const power = (watts: number, language: string): string =>
  watts >= 1000 ? `${number(watts / 1000, language)} kW` : `${number(watts, language)} W`;
export const energy = (wattHours: number, language: string): string =>
  wattHours >= 1000 ? `${number(wattHours / 1000, language)} kWh` : `${number(wattHours, language)} Wh`;
export const weight = (grams: number, language: string): string =>
  grams >= 1000 ? `${number(grams / 1000, language)} kg` : `${number(grams, language)} g`;

/** Ten-thousandths of a euro per watt or kilowatt-hour. */
export const perUnit = ({ per, amount }: { per: string; amount: number }, language: string): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: per === "Wp" ? 3 : 2 }).format(amount / 10_000)} €/${per}`;

export const percent = (basisPoints: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(basisPoints / 10_000);
