import type { Cents } from "../../platform/money.ts";
import type { CivilDate, Instant } from "../../platform/time.ts";

/** Where goods go, as far as carriers ask (domain-rules 6.6); beyond these zones a quotation says what it costs. */
export const deliveryZones = ["IT1", "IT2", "IT3", "EU1", "EU2"] as const;
export type DeliveryZone = (typeof deliveryZones)[number];

/** What is paid for a consignment in a zone, by its kilograms: parcels up to 10 and 30, pallets up to 300, 800 and 1,200. */
export const deliveryBands = ["parcel10", "parcel30", "pallet300", "pallet800", "pallet1200"] as const;
export type DeliveryBand = (typeof deliveryBands)[number];

/** What a delivery costs besides. */
export const deliverySurcharges = ["tailLift", "smallVehicle", "lithium", "overLength"] as const;
export type DeliverySurcharge = (typeof deliverySurcharges)[number];

/** What carriers take, net cents of a delivery. */
export interface DeliveryRates {
  zones: Readonly<Record<DeliveryZone, Readonly<Record<DeliveryBand, Cents>>>>;
  surcharges: Readonly<Record<DeliverySurcharge, Cents>>;
  /** Net cents of goods from which a delivery in these zones costs nothing; absent where none is free. */
  freeFrom?: Cents | undefined;
}

/** What carriers take from a day of Rome on, from its midnight, and until the end of another where one is said. */
export interface DeliveryTariff extends DeliveryRates {
  id: string;
  name: string;
  from: CivilDate;
  until?: CivilDate | undefined;
  createdOn: Instant;
}

/** The least that a carrier is said to take for a consignment, net cents: less is cents typed as euros. */
const leastRate = 100;
/** Bands each of which costs at least what the one before it does. */
const rising: readonly (readonly DeliveryBand[])[] = [
  ["parcel10", "parcel30"],
  ["pallet300", "pallet800", "pallet1200"],
];

interface OddRate {
  path: string[];
  code: "too-little" | "below-lighter";
}

/** What is odd about a tariff's amounts, by its place: next to nothing, or less for more kilograms. */
export const oddRates = ({ zones }: Pick<DeliveryRates, "zones">) =>
  deliveryZones.flatMap((zone) =>
    deliveryBands.flatMap((band): OddRate[] => {
      const row = rising.find((bands) => bands.includes(band)) ?? [];
      const lighter = row[row.indexOf(band) - 1];
      const rates = zones[zone];
      const path = ["zones", zone, band];
      if (rates[band] < leastRate) return [{ path, code: "too-little" }];
      return lighter && rates[band] < rates[lighter] ? [{ path, code: "below-lighter" }] : [];
    }),
  );

/**
 * What counts where the office has said nothing, and of what was placed or sent before it could: a SAMPLE (domain-rules 6.6, open point
 * O6); that of a smaller lorry is ours.
 */
export const firstTariff: DeliveryTariff = {
  id: "first",
  name: "Solvia",
  from: "2020-01-01",
  createdOn: "2019-12-31T23:00:00.000Z",
  zones: {
    IT1: { parcel10: 900, parcel30: 1500, pallet300: 5900, pallet800: 7900, pallet1200: 9900 },
    IT2: { parcel10: 1100, parcel30: 1800, pallet300: 7900, pallet800: 9900, pallet1200: 12_900 },
    IT3: { parcel10: 1500, parcel30: 2500, pallet300: 11_900, pallet800: 15_900, pallet1200: 19_900 },
    EU1: { parcel10: 2500, parcel30: 4500, pallet300: 14_900, pallet800: 19_900, pallet1200: 25_900 },
    EU2: { parcel10: 3500, parcel30: 6000, pallet300: 19_900, pallet800: 25_900, pallet1200: 32_900 },
  },
  surcharges: { tailLift: 2500, smallVehicle: 4500, lithium: 3000, overLength: 3500 },
};

const countsOn =
  (day: CivilDate) =>
  ({ from, until = day }: Pick<DeliveryTariff, "from" | "until">): boolean =>
    from <= day && until >= day;

/** Of two that count the one that begins later, of the same day the one that was made later. */
const rank = ({ from, createdOn }: Pick<DeliveryTariff, "from" | "createdOn">): string => `${from}#${createdOn}`;

/** Which of the office's tariffs counts on a day; the first one where none of them does. */
export const tariffAmong = (tariffs: readonly DeliveryTariff[], day: CivilDate): DeliveryTariff =>
  tariffs
    .filter(countsOn(day))
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
    .at(-1) ?? firstTariff;

/** "set-aside": it would count, but another that began later and ends counts meanwhile. */
export const tariffStates = ["in-force", "coming", "set-aside", "over"] as const;
export type TariffState = (typeof tariffStates)[number];

/** How one of them stands on a day. */
export function tariffState(tariff: DeliveryTariff, tariffs: readonly DeliveryTariff[], day: CivilDate): TariffState {
  if (tariff.until !== undefined && (tariff.until < day || tariff.until < tariff.from)) return "over";
  if (tariff.from > day) return "coming";
  const counting = tariffAmong(tariffs, day);
  if (counting.id === tariff.id) return "in-force";
  const isFollowed = tariffs
    .filter(countsOn(day))
    .some((one) => rank(one) > rank(tariff) && (one.until === undefined || one.until >= (tariff.until ?? "9999")));
  return isFollowed ? "over" : "set-aside";
}
