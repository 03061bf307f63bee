import type { Offer, Version } from "./quotation-shapes.ts";

type Reckoned = Pick<Offer, "address" | "amounts" | "peakPower"> & Pick<Version, "basis">;

/** Between what the calculator takes, in Wp; and in Italy, whose sun alone it knows (docs/decisions/energy-return.md). */
export const isReckonable = ({ address, peakPower }: Reckoned): boolean =>
  peakPower >= 500 && peakPower <= 1_000_000 && (typeof address !== "object" || address.countryCode === "IT");

/**
 * The calculator's address with what an offer says of a plant: its power, what it costs (with VAT for who bears it), where it
 * stands. Its consumption isn't known: a thousand kWh for each kWp, as the calculator's own example. All of it can be changed there.
 */
export function returnOf({ address, amounts, peakPower, basis }: Reckoned): string {
  const { total, vatAmount } = amounts;
  const facts = new URLSearchParams({
    powerKw: String(peakPower / 1000),
    consumptionKwh: String(Math.round(peakPower)),
    investmentCents: String(basis === "net" ? total - vatAmount : total),
  });
  if (typeof address === "object" && address.provinceCode) facts.set("province", address.provinceCode);
  return `/calcolo-ritorno-investimento?${facts}`;
}
