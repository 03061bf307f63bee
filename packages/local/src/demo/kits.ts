import { checkSystem } from "@solvia/core/catalogue/check-system/check-system";
import type { Outcome, Part } from "@solvia/core/catalogue/check-system/part";
import type { KitFields } from "@solvia/core/catalogue/kits/kit";
import { kitTexts, type KitName } from "./kit-texts.ts";
import type { DemoProduct } from "./products.ts";

interface Plan {
  kit: KitName;
  discount: number;
  panels: { typology: string; count: number };
  /** W of the inverter, from and to. */
  inverter: { typology: string; watt: readonly [number, number] };
  /** Wh of the battery, from and to. */
  battery?: readonly [number, number];
  /** What the grid asks of a plant of this size. */
  interfaceDevice?: boolean;
}

const plans: readonly Plan[] = [
  {
    kit: "home",
    discount: 0.05,
    panels: { typology: "fullblack", count: 14 },
    inverter: { typology: "hybrid-monophase", watt: [4600, 6000] },
    battery: [4000, 16_000],
  },
  {
    kit: "threephase",
    discount: 0.06,
    panels: { typology: "bifacial", count: 24 },
    inverter: { typology: "hybrid-threephase", watt: [8000, 11_000] },
    battery: [8000, 30_000],
  },
  {
    kit: "workshop",
    discount: 0.07,
    panels: { typology: "bifacial", count: 48 },
    inverter: { typology: "threephase", watt: [15_000, 25_000] },
    interfaceDevice: true,
  },
];

export interface DemoKit {
  texts: KitFields["texts"];
  discount: number;
  /** Places in the list of demonstration products. */
  parts: { at: number; quantity: number }[];
}

interface Candidate {
  at: number;
  product: DemoProduct;
}

/** So many of a kind are tried. */
const tried = 24;
/** Kits that the stock is to hold. */
const inStock = 2;

/** Kits of the first demonstration products that suit each other by the system check, as a designer would choose them. */
export function demoKits(products: readonly DemoProduct[]): DemoKit[] {
  const find = (quantity: number, fits: (product: DemoProduct) => boolean): Candidate[] =>
    products
      .flatMap((product, at) =>
        product.stock >= quantity * inStock && !product.fields.toBeQuoted && fits(product) ? [{ at, product }] : [],
      )
      .slice(0, tried);
  return plans.flatMap((plan) => {
    const parts = chosen(plan, find);
    return parts ? [{ texts: kitTexts(plan.kit), discount: plan.discount, parts }] : [];
  });
}

const between = (value: number | undefined, [from, to]: readonly [number, number]): boolean =>
  value !== undefined && value >= from && value <= to;

function chosen(plan: Plan, find: (quantity: number, fits: (product: DemoProduct) => boolean) => Candidate[]) {
  const { panels, inverter, battery, interfaceDevice } = plan;
  const ofKind = (category: string, typology: string) => (product: DemoProduct) =>
    product.category === category && product.typology === typology;
  const modules = find(panels.count, ofKind("panels", panels.typology));
  const inverters = find(
    1,
    (product) => ofKind("inverters", inverter.typology)(product) && between(product.fields.powerWatt, inverter.watt),
  );
  const batteries = battery
    ? find(
        1,
        (product) => ofKind("batteries", "batteries-only")(product) && between(product.fields.energyWattHour, battery),
      )
    : [undefined];
  const [device] = interfaceDevice ? find(1, ofKind("others", "interface-device")) : [];
  const ranks: readonly Outcome[] = ["ok", "cannot-check", "warning"];
  let best: { rank: number; parts: DemoKit["parts"] } | undefined;
  for (const one of modules) {
    for (const two of inverters) {
      for (const three of batteries) {
        const members = [one, two, three, device].filter((member) => member !== undefined);
        const parts = members.map(({ at }, index) => ({ at, quantity: index === 0 ? panels.count : 1 }));
        const rank = ranks.indexOf(outcomeOf(members, parts));
        if (rank >= 0 && (!best || rank < best.rank)) best = { rank, parts };
        if (rank === 0) return parts;
      }
    }
  }
  return best?.parts;
}

const outcomeOf = (members: readonly Candidate[], parts: DemoKit["parts"]): Outcome =>
  checkSystem(
    members.map(({ at, product: { brand, category, typology, fields } }, index): Part => ({
      id: String(at),
      name: fields.name,
      brand,
      category,
      typology,
      quantity: parts[index]?.quantity ?? 1,
      technical: fields,
    })),
    { countryCode: "IT" },
  ).outcome;
