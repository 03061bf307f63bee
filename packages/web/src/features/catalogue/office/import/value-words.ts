import type { Allowed } from "@solvia/core/import-export/import/checking/allowed";
import { unitOfField } from "@solvia/core/import-export/import/columns/columns";
import type { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import type { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import type { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { countryName } from "../../../../i18n/country-name.ts";
import { date, figureWith, money, percentWith } from "../../../../i18n/format.ts";
import type { Translate } from "../../../../i18n/words.ts";
import { categoryName, shippingTime, technologyLabel, typologyLabel } from "../../names.ts";
import { typeName } from "../prices/price-words.ts";
import { decimalsOf, unitOf } from "../products/product-units.ts";

/** The areas that a row, a column and their values take their words from. */
export type ImportTexts = typeof officeImportTexts | typeof officePricesTexts | typeof officeProductsTexts;

/** A value of a closed list in words: a price type, a country, a choice of the product's. */
function codeName(t: Translate<ImportTexts>, of: string, code: string, language: string): string {
  const [field, category] = of.split(".");
  switch (field) {
    case "priceType":
      return typeName(t, code);
    case "locale":
      return countryName(code, language);
    case "category":
      return categoryName(code, language);
    case "typology":
      return typologyLabel(category ?? "", code, language);
    case "technology":
      return technologyLabel(code);
    case "shippingTime":
      return shippingTime(code, language).label;
    case "truth":
      return t(code === "true" ? "import.yes" : "import.no");
    case "equipmentKind":
      return t(`officeProducts.equipment.${code}`, { defaultValue: code });
    default:
      return t(`value.${code}`, { defaultValue: code });
  }
}

const unitName = (t: Translate<ImportTexts>, unit: string): string => t(`import.unit.${unit}`, { defaultValue: unit });

const most = 6;
const figureIn = (t: Translate<ImportTexts>, value: number, unit: string | undefined, language: string): string =>
  [figureWith(value, most, language), unit === undefined ? "" : unitName(t, unit)].join(" ").trim();

/** What may stand in a cell, in the reader's words and signs. */
export function allowedText(t: Translate<ImportTexts>, allowed: Allowed, language: string): string {
  switch (allowed.is) {
    case "text":
      return allowed.text;
    case "codes":
      return allowed.values.map((code) => codeName(t, allowed.of, code, language)).join(", ");
    case "days":
      return allowed.values.map((day) => date(day, language)).join(` ${t("import.or")} `);
    case "limits":
      return limitsText(t, allowed, language);
    default: {
      const say = {
        euro: (value: number) => money(value, language),
        percent: (value: number) => percentWith(value, language),
        figure: (value: number) => figureIn(t, value, allowed.is === "figure" ? allowed.unit : undefined, language),
      }[allowed.is];
      return allowed.values.map(say).join(` ${t("import.or")} `);
    }
  }
}

function limitsText(
  t: Translate<ImportTexts>,
  { of, minimum, maximum, unit }: Extract<Allowed, { is: "limits" }>,
  language: string,
) {
  const say = {
    euro: (value: number) => money(value, language),
    percent: (value: number) => percentWith(value, language),
    figure: (value: number) => figureIn(t, value, unit, language),
    letters: (value: number) => t("import.letters", { count: value }),
  }[of];
  const [least, largest] = [minimum, maximum].map((value) => (value === undefined ? undefined : say(value)));
  if (least !== undefined && largest !== undefined) return t("import.between", { minimum: least, maximum: largest });
  return least === undefined ? t("import.atMost", { maximum: largest ?? "" }) : t("import.atLeast", { minimum: least });
}

/** A product's value as people read it, in the unit in which they type it. */
export function valueText(t: Translate<ImportTexts>, field: string, value: unknown, language: string): string {
  if (typeof value === "boolean") return codeName(t, "truth", String(value), language);
  if (typeof value === "string") return codeName(t, field, value, language);
  if (typeof value !== "number") return String(value);
  const unit = unitOf(field, "panels");
  if (!unit) return figureIn(t, value, unitOfField(field), language);
  const shown = Number((value / unit.size).toPrecision(12));
  return [figureWith(shown, decimalsOf(field), language), unitName(t, unit.name)].join(" ");
}
