import type { Category } from "../platform/category.ts";
import type { EquipmentKind } from "../platform/equipment.ts";
import type { Cents } from "../platform/money.ts";
import type { CivilDate } from "../platform/time.ts";

/** Electrical and electronic equipment (D.Lgs. 49/2014), and batteries (Reg. (EU) 2023/1542): two contributions. */
export const wasteStreams = ["raee", "batteries"] as const;
export type WasteStream = (typeof wasteStreams)[number];

const streams: Readonly<Record<EquipmentKind, WasteStream | undefined>> = {
  "photovoltaic-panel": "raee",
  "electrical-equipment": "raee",
  battery: "batteries",
  passive: undefined,
};

export const streamOf = (kind: EquipmentKind): WasteStream | undefined => streams[kind];

/** What the rule asks of a product. */
interface Described {
  category: Category;
  typology?: string | undefined;
  /** The editor's word; absent: the rule's. */
  equipmentKind?: EquipmentKind | undefined;
  powerWatt?: number | undefined;
  currentOutput?: number | undefined;
  energyWattHour?: number | undefined;
  bms?: string | undefined;
}

const kinds: Readonly<Record<Category, EquipmentKind>> = {
  panels: "photovoltaic-panel",
  inverters: "electrical-equipment",
  batteries: "battery",
  emobility: "electrical-equipment",
  optimizers: "electrical-equipment",
  electrical_cabinet: "electrical-equipment",
  others: "passive",
  structures: "passive",
  subscriptions: "passive",
  preparation_costs: "passive",
  shipping_costs: "passive",
  waste_disposal_tax: "passive",
};

/** Devices among the accessories that have a category of their own. */
const devices: ReadonlySet<string> = new Set(["interface-device", "weather-station"]);

/** Categories whose accessories are mostly cables, bases and stands; those of inverters measure and communicate. */
const passiveAccessories: ReadonlySet<Category> = new Set(["batteries", "emobility", "structures"]);

/**
 * The kind of a product: what the editor says, else by rule (domain-rules 1.4). An accessory is passive unless it has
 * electrical figures of its own.
 */
export function equipmentKindOf(product: Described): EquipmentKind {
  const { equipmentKind, category, typology = "" } = product;
  if (equipmentKind) return equipmentKind;
  if (category === "others" ? !devices.has(typology) : typology === "accessories" && passiveAccessories.has(category)) {
    return kindOfAccessory(product);
  }
  return devices.has(typology) ? "electrical-equipment" : kinds[category];
}

function kindOfAccessory({ category, energyWattHour, powerWatt, currentOutput, bms }: Described): EquipmentKind {
  if (category === "structures") return "passive";
  if (energyWattHour) return "battery";
  return powerWatt || currentOutput || bms ? "electrical-equipment" : "passive";
}

interface Tariff {
  country: string;
  kind: EquipmentKind;
  /** Grams of one piece, inclusive. */
  upToGrams: number;
  /** Net cents of one piece. */
  amount: Cents;
  validFrom: CivilDate;
}

/** A 2007 household price list by weight (domain-rules 1.4): grams and cents. */
const byWeight: readonly (readonly [upToGrams: number, amount: Cents])[] = [
  [2_000, 25],
  [5_000, 50],
  [10_000, 100],
  [30_000, 200],
  [60_000, 500],
  [Number.POSITIVE_INFINITY, 1200],
];

/**
 * SAMPLE tariff, to be replaced by the consortiums' before go-live (open point O3): panels at one euro, all else by weight.
 * Italy alone: in other countries the shop has no registration and charges nothing. New amounts are new lines with their
 * day; the old ones stay.
 */
const tariffs: readonly Tariff[] = [
  {
    country: "IT",
    kind: "photovoltaic-panel",
    upToGrams: Number.POSITIVE_INFINITY,
    amount: 100,
    validFrom: "2007-11-18",
  },
  ...(["electrical-equipment", "battery"] as const).flatMap((kind) =>
    byWeight.map(([upToGrams, amount]) => ({ country: "IT", kind, upToGrams, amount, validFrom: "2007-11-18" })),
  ),
];

/** The waste-disposal contribution of one piece, net of VAT, where the goods are delivered, on that day. Weight in grams. */
export function wasteFee(kind: EquipmentKind, weight: number, countryCode: string, on: CivilDate): Cents {
  const known = tariffs.filter((one) => one.country === countryCode && one.kind === kind && one.validFrom <= on);
  const newest = known.reduce((latest, { validFrom }) => (validFrom > latest ? validFrom : latest), "");
  return known.find((one) => one.validFrom === newest && weight <= one.upToGrams)?.amount ?? 0;
}
