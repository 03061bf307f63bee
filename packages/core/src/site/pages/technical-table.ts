import {
  type Technical,
  type TechnicalField,
  technicalOrder,
  technicalUnits,
  technologies,
} from "../../catalogue/index.ts";
import type { Reader } from "./reader.ts";

type Measured = Technical & {
  weight: number;
  sizeX?: number | undefined;
  sizeY?: number | undefined;
  sizeZ?: number | undefined;
};

/** Names and values of all that is known of a product, in the units of spec 9. */
export function technicalTable(product: Measured, reader: Reader): [name: string, value: string][] {
  const names = reader.technical.field;
  const rows = technicalOrder.flatMap((field): [string, string][] => {
    const value = product[field];
    return value === undefined ? [] : [[names[field], valueText(field, value, reader)]];
  });
  const { sizeX, sizeY, sizeZ } = product;
  if (sizeX && sizeY && sizeZ) rows.push([names.sizes, `${sizeX} × ${sizeY} × ${sizeZ} mm`]);
  return [...rows, [names.weight, reader.weight(product.weight)]];
}

function valueText(field: TechnicalField, value: string | number, reader: Reader): string {
  if (typeof value === "string") {
    if (field === "technology") return technologies[value as keyof typeof technologies];
    return (reader.technical.value as Readonly<Record<string, string>>)[value] ?? value;
  }
  if (field === "energyWattHour") return scaled(value, "Wh", "kWh", reader);
  if (/^powerWatt|PowerWatt$/.test(field)) return scaled(value, "W", "kW", reader);
  if (field.endsWith("Guarantee")) return reader.words.years(value);
  const unit = technicalUnits[field];
  return unit ? `${reader.figure(value)} ${unit}` : reader.figure(value);
}

/** From 1000 on in the larger unit (spec 9). */
export const scaled = (value: number, small: string, large: string, reader: Reader): string =>
  value >= 1000 ? `${reader.figure(value / 1000)} ${large}` : `${reader.figure(value)} ${small}`;
