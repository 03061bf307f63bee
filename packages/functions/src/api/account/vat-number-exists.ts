import { isTaken } from "@solvia/core/accounts/taken";
import { vatIdentity } from "@solvia/core/accounts/validation/identifiers";
import { vatNumberExists } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(vatNumberExists, async ({ params }) => ({
  exists: await isTaken("VAT", vatIdentity(params.vat, params.vat.slice(0, 2).toUpperCase())),
}));
