import { receivePallet } from "@solvia/core/contract/warehouse";
import { receivePallet as receive } from "@solvia/core/serials/pallets/receive-pallet";
import { serve } from "../../serve/index.ts";

export const handler = serve(receivePallet, ({ params, body, now }) => receive(params.id, params.sscc, body, now));
