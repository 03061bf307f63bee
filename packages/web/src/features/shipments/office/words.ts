import type { officeShipmentsTexts } from "../../../i18n/areas/office-shipments.ts";
import { weight } from "../../../i18n/format.ts";
import type { Translate } from "../../../i18n/words.ts";
import type { ShipmentRow } from "./shipment.ts";

type Words = Translate<typeof officeShipmentsTexts>;

/** Over these states nothing holds a shipment any more. */
const gone: ReadonlySet<ShipmentRow["state"]> = new Set(["shipped", "delivered", "cancelled"]);

/** What keeps a shipment from going on, in a few words each; of one that has left, nothing. */
export function staysWords(t: Words, { state, held, shippingHolds, shippable }: ShipmentRow): string[] {
  if (gone.has(state)) return [];
  return [
    ...(held === undefined ? [] : [t("officeShipments.held", { reason: held })]),
    ...shippingHolds.map((hold) => t(`officeShipments.holdShort.${hold}`)),
    ...(shippable ? [] : [t("officeShipments.notShippableShort")]),
  ];
}

/** Grams in kilograms as a lorry is loaded by them: whole ones, of less than ten one decimal, of less than one all. */
export const kilograms = (grams: number): number => {
  if (grams < 1000) return grams / 1000;
  return grams < 10_000 ? Math.round(grams / 100) / 10 : Math.round(grams / 1000);
};

const weightWord = (grams: number, language: string): string => weight(kilograms(grams) * 1000, language);

/** "2 pallet · 480 kg": what a carrier asks first. */
export const loadWord = (
  t: Words,
  { pallets, grossGrams }: Pick<ShipmentRow, "pallets" | "grossGrams">,
  language: string,
): string =>
  [pallets > 0 && t("officeShipments.palletsCount", { count: pallets }), weightWord(grossGrams, language)]
    .filter(Boolean)
    .join(" · ");
