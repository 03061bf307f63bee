import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Shipment } from "../shipment.ts";
import { blockersOf, type Blocker } from "./blockers.ts";

const isOrders = (code: Blocker["code"]): boolean => !(code in own);

/** Those of the shipment itself; all others are its order's. */
const own = {
  held: true,
  notShippable: true,
  waitsForApproval: true,
  goodsMissing: true,
  carrierMissing: true,
  carrierNoTailLift: true,
  carrierNoSmallVehicle: true,
  carrierNoFerry: true,
  carrierNoAdr: true,
  documentMissing: true,
  labelMissing: true,
} as const;

/** What keeps a shipment from its next step, each in a sentence. */
export function useBlockers() {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const words = (blocker: Blocker): string => {
    if (blocker.code === "held") return t("officeShipments.held", { reason: blocker.reason });
    return isOrders(blocker.code)
      ? t(`bo.holds.${blocker.code}`, { defaultValue: blocker.code })
      : t(`officeShipments.${blocker.code}`, { defaultValue: blocker.code });
  };
  return (shipment: Shipment) => blockersOf(shipment).map((blocker) => ({ code: blocker.code, words: words(blocker) }));
}
