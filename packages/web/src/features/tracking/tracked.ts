import type * as z from "zod";
import type { TrackedShipment } from "@solvia/core/contract/shipping/tracked-shipments";
import { trackingTexts } from "../../i18n/areas/tracking.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";

export type Tracked = z.output<typeof TrackedShipment>;

/** The colour of how far it is; the word says it. */
export const stateColour: Readonly<Record<Tracked["state"], string>> = {
  draft: "gray",
  waiting_stock: "gray",
  to_prepare: "gray",
  ready: "blue",
  scheduled: "blue",
  shipped: "blue",
  delivered: "leaf",
  exception: "orange",
  cancelled: "gray",
};

/** Whether it stays in the house for now, by somebody's word: its customer hears that it waits, not why. */
export const isKept = ({ state, shippedOn, held }: Pick<Tracked, "state" | "shippedOn" | "held">): boolean =>
  held !== undefined && shippedOn === undefined && state !== "cancelled" && state !== "delivered";

/** A shipment's state as a calm sentence; of goods that are picked up the carrier isn't spoken of. */
export function useStateText(shipment: Tracked): string | undefined {
  const { t } = useTexts(trackingTexts);
  const { state, pickup, waitsFor } = shipment;
  if (isKept(shipment)) return t("tracking.text.held");
  if (state === "cancelled") return undefined;
  if (waitsFor === "processing") return t("tracking.waitsText.processing");
  if (waitsFor)
    return t(`tracking.waitsText.${state === "ready" || state === "scheduled" ? "paymentReady" : "payment"}`);
  return t(state === "ready" && pickup ? "tracking.text.readyPickup" : `tracking.text.${state}`);
}

/** What was promised and what came of it; nothing where nothing was promised. */
export function usePromise({ promised }: Tracked): string | undefined {
  const { t, language } = useTexts(trackingTexts);
  if (!promised) return undefined;
  const said = t("tracking.promised.by", { date: date(promised.by, language) });
  return promised.outcome === "open" ? said : `${said}: ${t(`tracking.promised.${promised.outcome}`)}`;
}
