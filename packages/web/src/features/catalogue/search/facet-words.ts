import type { Facet, RangedFacet } from "@solvia/core/catalogue/facets";
import type { showcaseTexts } from "../../../i18n/areas/showcase.ts";
import { dayAndMonth, energy, figure, money, power } from "../../../i18n/format.ts";
import type { TextKey, Translate } from "../../../i18n/words.ts";
import { arrivalWeek } from "../product/delivery-week.ts";
import { categoryName, technologyLabel, typologyLabel } from "../names.ts";

const titles: Partial<Record<Facet, TextKey<typeof showcaseTexts>>> = {
  category: "home.categories",
  typology: "search.typology",
  brand: "search.brand",
  price: "facet.price",
  delivery: "facet.delivery",
  phases: "facet.phases",
  power: "field.powerWatt",
  energy: "field.energyWattHour",
};

/** What a facet is called. */
export const facetTitle = (facet: Facet, t: Translate<typeof showcaseTexts>): string =>
  titles[facet] === undefined ? t(`field.${facet}`, { defaultValue: facet }) : t(titles[facet]);

/** A value of a facet in words; `category` names the typologies, `now` the delivery weeks. */
export function valueName(
  facet: Facet,
  value: string,
  {
    t,
    language,
    category = "",
    now,
  }: { t: Translate<typeof showcaseTexts>; language: string; category?: string | undefined; now: Date },
): string {
  switch (facet) {
    case "category":
      return categoryName(value, language);
    case "typology":
      return typologyLabel(category, value, language);
    case "technology":
      return technologyLabel(value);
    case "phases":
    case "tension":
    case "bms":
      return t(facet === "phases" ? `facet.phase${value}` : `value.${value}`, { defaultValue: value });
    case "delivery": {
      const { number, monday, sunday } = arrivalWeek(Number.parseInt(value, 10), now);
      const from = dayAndMonth(monday, language);
      if (value.endsWith("+")) return t("facet.weekFrom", { week: number, from });
      return t("facet.week", { week: number, from, to: dayAndMonth(sunday, language) });
    }
    default:
      return value;
  }
}

export interface RangeUnit {
  name: string;
  /** How many of the search's own units make one of these. */
  factor: number;
  /** The finest difference that a slider makes, in the search's own units. */
  step: number;
}

const inKilowatts: ReadonlySet<string | undefined> = new Set(["inverters", "emobility"]);

const units: Readonly<Record<Exclude<RangedFacet, "power">, RangeUnit>> = {
  price: { name: "€", factor: 100, step: 100 },
  energy: { name: "kWh", factor: 1000, step: 100 },
  efficiency: { name: "%", factor: 1, step: 0.1 },
  voc: { name: "V", factor: 1, step: 0.1 },
  maxVoltage: { name: "V", factor: 1, step: 5 },
  maxShortCircuitCurrent: { name: "A", factor: 1, step: 0.5 },
  currentOutput: { name: "A", factor: 1, step: 1 },
  productGuarantee: { name: "", factor: 1, step: 1 },
};

/** The unit in which a range is asked for: modules in W, inverters and chargers in kW, batteries in kWh (spec 9). */
export function rangeUnit(facet: RangedFacet, category: string | undefined): RangeUnit {
  if (facet !== "power") return units[facet];
  return inKilowatts.has(category) ? { name: "kW", factor: 1000, step: 100 } : { name: "W", factor: 1, step: 5 };
}

/** A number of a range as the reader writes it, with its unit. */
export function rangeText(
  facet: RangedFacet,
  value: number,
  t: Translate<typeof showcaseTexts>,
  language: string,
): string {
  if (facet === "price") return money(value, language);
  if (facet === "power") return power(value, language);
  if (facet === "energy") return energy(value, language);
  if (facet === "productGuarantee") return t("field.years", { count: value });
  return `${figure(value, language)} ${units[facet].name}`;
}
