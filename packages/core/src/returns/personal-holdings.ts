import type { Holding } from "../platform/personal-data.ts";
import { ReturnRequestEntity, returnsOfUser } from "./return.table.ts";

/** Requests to return goods: what credit notes and refunds rest on is kept as long as they. */
export const returnHoldings: readonly Holding[] = [
  {
    entity: ReturnRequestEntity,
    where: (id) => ({ partition: returnsOfUser(id), index: "gsi1" }),
    closing: "keep",
  },
];
