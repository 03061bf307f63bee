import { checkBillOfMaterial } from "@solvia/core/contract/quotations";
import { checkMaterial } from "@solvia/core/quotations/requests/material/check-material";
import { serve } from "../../serve/index.ts";

export const handler = serve(checkBillOfMaterial, async ({ user, query, body }) => ({
  rows: await checkMaterial(body.material, user ?? query),
}));
