import { receivePallet } from "@solvia/core/contract/warehouse";
import { receivePalletOf } from "@solvia/core/purchases/receiving/sister-deliveries";
import { serve } from "../../serve/index.ts";

export const handler = serve(receivePallet, ({ params, body, now }) =>
  receivePalletOf(params.id, params.sscc, body, now),
);
