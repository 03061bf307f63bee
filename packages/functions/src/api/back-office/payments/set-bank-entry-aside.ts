import { setBankEntryAside } from "@solvia/core/contract/back-office/payments";
import { entryView } from "@solvia/core/orders/bank/list-entries";
import { setAside } from "@solvia/core/orders/bank/set-aside";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setBankEntryAside, async ({ params, body }) =>
  entryView(await setAside(params.id, body.reason)),
);
