import type { Technical, TechnicalField } from "../product.ts";
import { technologies } from "../taxonomy.ts";
import { technicalOrder, technicalUnits } from "../technical-order.ts";
import type { PageLanguage } from "./address.ts";
import { fieldNames, valueNames } from "./field-names.ts";
import { words } from "./words.ts";

type Measured = Technical & {
  weight: number;
  sizeX?: number | undefined;
  sizeY?: number | undefined;
  sizeZ?: number | undefined;
};

/** Names and values of all that is known of a product, in the units of spec 9. */
export function technicalTable(product: Measured, language: PageLanguage): [name: string, value: string][] {
  const w = words[language];
  const rows = technicalOrder.flatMap((field): [string, string][] => {
    const value = product[field];
    return value === undefined ? [] : [[fieldNames[field][language], valueText(field, value, language)]];
  });
  const { sizeX, sizeY, sizeZ } = product;
  if (sizeX && sizeY && sizeZ) rows.push([w.sizes, `${sizeX} × ${sizeY} × ${sizeZ} mm`]);
  return [...rows, [w.weight, scaled(product.weight, "g", "kg", language)]];
}

function valueText(field: TechnicalField, value: string | number, language: PageLanguage): string {
  if (typeof value === "string") {
    if (field === "technology") return technologies[value as keyof typeof technologies];
    return valueNames[value]?.[language] ?? value;
  }
  if (field === "energyWattHour") return scaled(value, "Wh", "kWh", language);
  if (/^powerWatt|PowerWatt$/.test(field)) return scaled(value, "W", "kW", language);
  if (field.endsWith("Guarantee")) return words[language].years(value);
  const unit = technicalUnits[field];
  return unit ? `${figure(value, language)} ${unit}` : figure(value, language);
}

/** From 1000 on in the larger unit (spec 9). */
export const scaled = (value: number, small: string, large: string, language: PageLanguage): string =>
  value >= 1000 ? `${figure(value / 1000, language)} ${large}` : `${figure(value, language)} ${small}`;

const figure = (value: number, language: PageLanguage): string =>
  new Intl.NumberFormat(words[language].locale, { maximumFractionDigits: 2 }).format(value);

/** Euro cents as the reader writes them. */
export const moneyText = (cents: number, language: PageLanguage): string =>
  new Intl.NumberFormat(words[language].locale, { style: "currency", currency: "EUR", useGrouping: "always" }).format(
    cents / 100,
  );
