import { removeSupplier } from "@solvia/core/contract/back-office/catalogue";
import { removeSupplier as remove } from "@solvia/core/logistics/suppliers";
import { serve } from "../../../serve/index.ts";

export const handler = serve(removeSupplier, async ({ params }) => ({
  items: await remove(params.id, params.companyId),
}));
