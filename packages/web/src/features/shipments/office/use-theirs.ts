import { useState } from "react";
import { ApiProblem, call } from "../../../api/client.ts";
import { getShipment } from "../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Shipment } from "./shipment.ts";
import { useKeptShipment } from "./use-shipment-write.ts";

/**
 * Of two who write the same part of a shipment the slower one is shown what stands there by then and keeps what they typed: who presses again
 * writes over it knowingly.
 */
export function useTheirs(id: string) {
  const { t } = useTexts(officeShipmentsTexts);
  const [theirs, setTheirs] = useState<Shipment>();
  const keep = useKeptShipment();
  return {
    theirs,
    words: [t("officeShipments.theirs"), t("officeShipments.theirsHint")] as const,
    /** Whether a refusal is one of those; `see` is told what stands there. */
    isTold: async (error: Error, see: (now: Shipment) => void): Promise<boolean> => {
      if (!(error instanceof ApiProblem) || error.code !== "version-conflict") return false;
      const now = await call(getShipment, { params: { id } });
      keep(now);
      see(now);
      setTheirs(now);
      return true;
    },
  };
}
