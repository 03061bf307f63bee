import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listOfficeSerials } from "@solvia/core/contract/back-office/logistics";
import type { SerialAction } from "@solvia/core/serials/serial";

export type OfficeSerial = AnswerOf<typeof listOfficeSerials>["items"][number];

/** What may be said of a piece as it stands; nothing of one that is out, or scanned for an open movement. */
export const actsOf = ({ state, scannedFor }: OfficeSerial): readonly SerialAction[] => {
  if (scannedFor) return [];
  if (state === "in_stock") return ["repair", "scrap"];
  if (state === "returned") return ["restock", "repair", "scrap"];
  if (state === "repaired") return ["restock", "scrap"];
  return state === "expected" ? ["scrap"] : [];
};
