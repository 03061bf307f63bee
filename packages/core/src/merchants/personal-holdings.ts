import type { Holding } from "../platform/personal-data.ts";
import { MerchantAccountEntity } from "./merchant-account.table.ts";

/** The name of a merchant's account at the card provider; who they are and their bank account stand there alone. */
export const merchantHoldings: readonly Holding[] = [
  { entity: MerchantAccountEntity, where: (id) => ({ partition: `MERCHANT#${id}` }), closing: "delete" },
];
