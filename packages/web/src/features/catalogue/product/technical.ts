import { technologies } from "@solvia/core/catalogue/taxonomy";
import { technicalOrder, technicalUnits } from "@solvia/core/catalogue/technical-order";
import type { Translate } from "../../../i18n/words.ts";
import { energy, figure, power, weight } from "../../../i18n/format.ts";
import type { ProductData } from "../product-data.ts";

/** The technical table of a product: names and values in the reader's language, in the units of spec 9. */
export function technicalRows(product: ProductData, t: Translate, language: string): [name: string, value: string][] {
  const rows = technicalOrder.flatMap((field): [string, string][] => {
    const value = product[field];
    return value === undefined ? [] : [[fieldName(field, t), fieldText(field, value, t, language)]];
  });
  const { sizeX, sizeY, sizeZ } = product;
  if (sizeX && sizeY && sizeZ) rows.push([fieldName("sizes", t), `${sizeX} × ${sizeY} × ${sizeZ} mm`]);
  rows.push([fieldName("weight", t), weight(product.weight, language)]);
  return rows;
}

export const fieldName = (field: string, t: Translate): string => t(`field.${field}`, { defaultValue: field });

/** The fields whose values are words. */
const worded: ReadonlySet<string> = new Set(["tension", "batteryTension", "bms", "material", "connectorType"]);

/** A technical value with its unit, as the reader writes it. */
export function fieldText(field: string, value: string | number, t: Translate, language: string): string {
  if (field === "energyWattHour") return energy(Number(value), language);
  if (field === "weight") return weight(Number(value), language);
  if (field === "sizes") return `${value} mm`;
  if (field.startsWith("powerWatt") || field.endsWith("PowerWatt")) return power(Number(value), language);
  if (field.endsWith("Guarantee")) return t("field.years", { count: Number(value) });
  if (field === "technology") return technologies[value as keyof typeof technologies];
  if (worded.has(field)) return t(`value.${value}`, { defaultValue: String(value) });
  const text = typeof value === "number" ? figure(value, language) : value;
  const unit = (technicalUnits as Readonly<Record<string, string>>)[field];
  return unit ? `${text} ${unit}` : text;
}
