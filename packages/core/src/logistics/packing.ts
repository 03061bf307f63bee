import type { Pieces } from "./holds/hold.ts";

/** How goods are packed (domain-rules 2.1). */
export const appearances = ["pallet", "box", "loose"] as const;

/** Grams that a pallet weighs by itself (domain-rules 2.1). */
export const palletGrams = 25_000;

/** Grams of goods that go on one pallet: what the freight reckons as one consignment (domain-rules 6.6, whose heaviest band it is; an EPAL pallet bears 1,500 kg). */
export const palletLoadGrams = 1_200_000;

/** Grams of goods in one box: the heaviest parcel of the freight (domain-rules 6.6). */
const boxGrams = 30_000;

/** Cubic millimetres of goods in one box: as much as counts for 30 kg where 250 kg count for a cubic metre (domain-rules 6.6). */
const boxMm3 = 120_000_000;

/** More boxes than these are cheaper on a pallet, and go on one: thirteen parcels cost more than it (`pricing/delivery/shipping-cost.ts`). */
const mostBoxes = 12;

/** What the carrier is handed: counted from the goods until somebody has said it. */
export interface Packages {
  count: number;
  pallets: number;
  appearance: (typeof appearances)[number];
  /** Grams, with pallets. */
  grossGrams: number;
  /** Grams of the goods alone. */
  netGrams: number;
  /** Millimetres of the longest piece; absent where no product says it. */
  longest?: number | undefined;
}

/** A product as its packing follows from it. */
interface Sized {
  productId?: string | undefined;
  /** Grams of a piece. */
  weight: number;
  piecesPerPackage: number;
  /** Millimetres. */
  sizes?: readonly number[] | undefined;
}

/** So many alike pieces. */
interface Alike {
  quantity: number;
  /** Grams of a piece. */
  grams: number;
  /** Cubic millimetres of a piece; 0 where nobody knows. */
  mm3: number;
}

/** What one box or pallet holds. */
interface Room {
  grams: number;
  mm3: number;
}

const onPallet: Room = { grams: palletLoadGrams, mm3: Infinity };
const inBox: Room = { grams: boxGrams, mm3: boxMm3 };

/** How many of these pieces a room takes. */
const fitting = ({ grams, mm3 }: Alike, room: Room): number =>
  Math.min(grams > 0 ? Math.floor(room.grams / grams) : Infinity, mm3 > 0 ? Math.floor(room.mm3 / mm3) : Infinity);

/** How many rooms pieces take, the heaviest first, each whole: what is too heavy or too large for one alone is one by itself. */
function roomsFor(goods: readonly Alike[], room: Room): number {
  let rooms = 0;
  let left: Room = { grams: 0, mm3: 0 };
  for (const alike of goods.toSorted((a, b) => b.grams - a.grams)) {
    let { quantity } = alike;
    const put = (pieces: number, into: Room) => {
      left = { grams: into.grams - pieces * alike.grams, mm3: into.mm3 - pieces * alike.mm3 };
      quantity -= pieces;
    };
    if (rooms > 0) put(Math.min(quantity, fitting(alike, left)), left);
    if (quantity === 0) continue;
    const each = Math.max(1, fitting(alike, room));
    const full = Math.ceil(quantity / each);
    rooms += full;
    quantity -= (full - 1) * each;
    put(quantity, room);
  }
  return rooms;
}

const product = (products: readonly Sized[], id: string): Sized | undefined =>
  products.find(({ productId }) => productId === id);

/** How many pieces weigh more than goes on a pallet: each is one by itself, and its carrier has to know. */
export const piecesBeyondPallet = (lines: readonly Pieces[], products: readonly Sized[]): number =>
  lines.reduce(
    (sum, { productId, quantity }) =>
      (product(products, productId)?.weight ?? 0) > palletLoadGrams ? sum + quantity : sum,
    0,
  );

/**
 * How goods are packed, as far as their products say it: full packages are pallets, as their maker packs them; what is heavy (over 30 kg) or long (over
 * 1.75 m) goes on further pallets, the rest in boxes (domain-rules 6.6). None bears more than what the freight takes as one. A box of
 * light goods rides on a pallet where there is one; more of them, or more boxes than are cheap, go on pallets as well.
 */
export function packagesOf(lines: readonly Pieces[], products: readonly Sized[]): Packages {
  let [full, netGrams, longest] = [0, 0, 0];
  const [large, light]: [Alike[], Alike[]] = [[], []];
  for (const { productId, quantity } of lines) {
    const { weight: grams = 0, piecesPerPackage: each = 0, sizes = [] } = product(products, productId) ?? {};
    const length = Math.max(0, ...sizes);
    const packs = each > 1 ? Math.floor(quantity / each) : 0;
    const left = quantity - packs * (each > 1 ? each : 0);
    full += packs;
    netGrams += grams * quantity;
    longest = Math.max(longest, length);
    if (left === 0) continue;
    const mm3 = sizes.length === 3 ? sizes.reduce((space, size) => space * size, 1) : 0;
    (grams > boxGrams || length > 1750 ? large : light).push({ quantity: left, grams, mm3 });
  }
  const lightBoxes = roomsFor(light, inBox);
  const ridesAlong = lightBoxes <= 1 && full + large.length > 0;
  const inBoxes = full + large.length === 0 && lightBoxes <= mostBoxes;
  const pallets = full + roomsFor(ridesAlong || inBoxes ? large : [...large, ...light], onPallet);
  const boxes = inBoxes ? lightBoxes : 0;
  return {
    count: Math.max(1, pallets + boxes),
    pallets,
    appearance: pallets > 0 ? "pallet" : "box",
    grossGrams: netGrams + pallets * palletGrams,
    netGrams,
    ...(longest > 0 && { longest }),
  };
}
