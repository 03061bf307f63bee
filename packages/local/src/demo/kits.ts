import { checkSystem } from "@solvia/core/catalogue/check-system/check-system";
import type { Outcome, Part } from "@solvia/core/catalogue/check-system/part";
import type { KitFields } from "@solvia/core/catalogue/kits/kit";
import type { DemoProduct } from "./products.ts";

interface Plan {
  texts: KitFields["texts"];
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
    texts: {
      it: {
        name: "Kit casa 6 kW con accumulo",
        description:
          "Quattordici moduli neri, un inverter ibrido monofase e una batteria: di giorno si usa il sole, la sera quello che è avanzato.\n\nLe parti sono verificate insieme: stringhe, correnti, tensione della batteria.",
      },
      en: {
        name: "6 kW home kit with storage",
        description:
          "Fourteen black panels, a single-phase hybrid inverter and a battery: the sun by day, what is left of it in the evening.\n\nThe parts are checked together: strings, currents, battery tension.",
      },
    },
    discount: 0.05,
    panels: { typology: "fullblack", count: 14 },
    inverter: { typology: "hybrid-monophase", watt: [4600, 6000] },
    battery: [4000, 16_000],
  },
  {
    texts: {
      it: {
        name: "Kit trifase 10 kW con accumulo",
        description:
          "Ventiquattro moduli e un inverter ibrido trifase con la sua batteria, per case grandi, pompe di calore e piccole aziende.",
      },
      en: {
        name: "10 kW three-phase kit with storage",
        description:
          "Twenty-four panels and a three-phase hybrid inverter with its battery, for large homes, heat pumps and small companies.",
      },
    },
    discount: 0.06,
    panels: { typology: "bifacial", count: 24 },
    inverter: { typology: "hybrid-threephase", watt: [8000, 11_000] },
    battery: [8000, 30_000],
  },
  {
    texts: {
      it: {
        name: "Kit capannone 20 kW",
        description:
          "Quarantotto moduli e un inverter trifase per il tetto di un capannone, con il dispositivo di interfaccia.",
      },
      en: {
        name: "20 kW kit for a workshop",
        description:
          "Forty-eight panels and a three-phase inverter for the roof of a workshop, with the interface device.",
      },
    },
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
    return parts ? [{ texts: plan.texts, discount: plan.discount, parts }] : [];
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
