import type { Category } from "../../platform/category.ts";
import type { Cents } from "../../platform/money.ts";
import type { DeliveryRates, DeliveryZone } from "./delivery-tariff.ts";

const southernProvinces = /^(6[4-7]|7[0-9]|8[0-9])/;
const islands = /^(0[7-9]|9[0-8])/;
const nearby = ["AT", "DE", "FR", "BE", "LU", "NL", "HR", "ES"];
const farther = ["PT", "PL", "RO", "BG"];

/**
 * Islands whose postal codes are the mainland's: Elba and Capraia, Giglio and Giannutri, Ponza and Ventotene, Capri, Ischia,
 * Procida, Tremiti. One code of Ischia is Monte di Procida's too: there the address has to say that it is an island.
 */
const smallIslands = /^(5703[0-9]|5801[23]|04027|04031|8007[1345679]|71051)$/;

function zoneOf({ countryCode, postalCode, island }: Destination): DeliveryZone | undefined {
  const code = postalCode.replaceAll(" ", "");
  if (countryCode === "IT") {
    if (island || islands.test(code) || smallIslands.test(code)) return "IT3";
    return southernProvinces.test(code) ? "IT2" : "IT1";
  }
  if (nearby.includes(countryCode)) return "EU1";
  return farther.includes(countryCode) ? "EU2" : undefined;
}

export interface Freight {
  /** Whether whole containers are in it, which come from the port. */
  byContainer?: boolean | undefined;
  category: Category;
  quantity: number;
  /** Grams of a piece. */
  weight: number;
  /** Millimetres of a piece; absent where unknown. */
  sizes?: readonly [x: number, y: number, z: number] | undefined;
  piecesPerPackage: number;
}

export interface Destination {
  countryCode: string;
  postalCode: string;
  tailLift: boolean;
  /** Whether a lorry of 12 m gets there; where nobody has said so, it does. */
  truckAccess?: boolean | undefined;
  /** Whether the buyer says that it is reached by ferry. */
  island?: boolean | undefined;
}

export interface ShippingStep {
  /** "agreed": what a quotation says, whatever the tariff; "free": the goods come to as much as the tariff asks for. */
  code:
    | "parcels"
    | "pallets"
    | "tail-lift"
    | "small-vehicle"
    | "lithium"
    | "over-length"
    | "pickup"
    | "free"
    | "agreed";
  amount: Cents;
  params: Record<string, number>;
}

/**
 * What shipping costs by a tariff, step by step and net; `net`: cents of the goods before a coupon, from which it may be free. "quotation" where tariffs
 * end (exports, full containers).
 */
export function shippingCost(
  freight: readonly Freight[],
  destination: Destination | "pickup",
  { zones, surcharges, freeFrom }: DeliveryRates,
  net: Cents = 0,
): ShippingStep[] | "quotation" {
  if (freight.length === 0) return [];
  // Containers come from the port, whatever the warehouse has (domain-rules 6.6).
  if (freight.some(({ byContainer }) => byContainer)) return "quotation";
  if (destination === "pickup") return [{ code: "pickup", amount: 0, params: {} }];
  const zone = zoneOf(destination);
  if (!zone) return "quotation";
  if (freeFrom !== undefined && net >= freeFrom) return [{ code: "free", amount: 0, params: {} }];
  const rates = { zone: zones[zone], surcharges };
  const steps = cheapest(
    consignment(
      rates,
      destination,
      freight.filter((line) => !needsPallet(line)),
      freight.filter(needsPallet),
    ),
    consignment(rates, destination, [], freight),
  );
  if (freight.some(({ category }) => category === "batteries")) {
    steps.push({ code: "lithium", amount: surcharges.lithium, params: {} });
  }
  if (freight.some(({ sizes = [0, 0, 0] }) => Math.max(...sizes) > 3000)) {
    steps.push({ code: "over-length", amount: surcharges.overLength, params: {} });
  }
  return steps;
}

type ZoneRates = DeliveryRates["zones"][DeliveryZone];

/** What parcels and pallets cost together; tail lift and smaller lorry are for pallets only: a van brings parcels anywhere. */
function consignment(
  { zone, surcharges }: { zone: ZoneRates } & Pick<DeliveryRates, "surcharges">,
  { tailLift, truckAccess = true }: Destination,
  inParcels: readonly Freight[],
  onPallets: readonly Freight[],
): ShippingStep[] {
  return [
    ...parcels(zone, chargeableKg(inParcels)),
    ...pallets(zone, chargeableKg(onPallets)),
    ...(tailLift && onPallets.length > 0
      ? [{ code: "tail-lift" as const, amount: surcharges.tailLift, params: {} }]
      : []),
    ...(!truckAccess && onPallets.length > 0
      ? [{ code: "small-vehicle" as const, amount: surcharges.smallVehicle, params: {} }]
      : []),
  ];
}

/** Thirteen parcels cost more than a pallet: what could travel in parcels joins the pallets where that costs less. */
function cheapest(apart: ShippingStep[], together: ShippingStep[]): ShippingStep[] {
  const cost = (steps: readonly ShippingStep[]) => steps.reduce((sum, { amount }) => sum + amount, 0);
  return cost(together) < cost(apart) ? together : apart;
}

/** A full package, a heavy piece or a long one goes on a pallet. */
const needsPallet = ({ quantity, weight, sizes = [0, 0, 0], piecesPerPackage }: Freight): boolean =>
  (piecesPerPackage > 1 && quantity >= piecesPerPackage) || weight > 30_000 || Math.max(...sizes) > 1750;

/** Cubic millimetres that count as a kilogram: 250 kg a cubic metre. */
const mm3PerKg = 4_000_000;

/** The larger of the real weight and 250 kg a cubic metre, in whole kilograms upwards. Summed in integers, so to the gram. */
function chargeableKg(freight: readonly Freight[]): number {
  const grams = freight.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0);
  const mm3 = freight.reduce((sum, { sizes: [x, y, z] = [0, 0, 0], quantity }) => sum + x * y * z * quantity, 0);
  return Math.ceil(Math.max(grams / 1000, mm3 / mm3PerKg));
}

/** As many parcels of at most 30 kg as it takes. */
function parcels({ parcel10: small, parcel30: large }: ZoneRates, kg: number): ShippingStep[] {
  if (kg === 0) return [];
  const full = Math.floor(kg / 30);
  const rest = kg - full * 30;
  const last = rest === 0 ? 0 : rest <= 10 ? small : large;
  return [{ code: "parcels", amount: full * large + last, params: { kg, parcels: full + (rest > 0 ? 1 : 0) } }];
}

/** As many consignments of at most 1,200 kg as it takes. */
function pallets({ pallet300: light, pallet800: middle, pallet1200: heavy }: ZoneRates, kg: number): ShippingStep[] {
  if (kg === 0) return [];
  const full = Math.floor(kg / 1200);
  const rest = kg - full * 1200;
  const last = rest === 0 ? 0 : rest <= 300 ? light : rest <= 800 ? middle : heavy;
  return [{ code: "pallets", amount: full * heavy + last, params: { kg, consignments: full + (rest > 0 ? 1 : 0) } }];
}
