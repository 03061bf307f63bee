import { isTaken } from "@solvia/core/accounts/taken";
import { vatNumberExists } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(vatNumberExists, async ({ params }) => ({
  exists: await isTaken("VAT", params.vat.toUpperCase()),
}));
