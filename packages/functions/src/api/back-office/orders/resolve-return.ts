import { resolveReturn } from "@solvia/core/contract/back-office/orders";
import { officeView } from "@solvia/core/returns/list-returns";
import { resolveReturn as resolve } from "@solvia/core/returns/resolve-return";
import { serve } from "../../../serve/index.ts";

export const handler = serve(resolveReturn, async ({ params: { id }, body, now }) =>
  officeView(await resolve(id, body, now), now),
);
