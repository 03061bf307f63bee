import { reducedVatEligibility } from "@solvia/core/certificates/eligible";
import { getReducedVatEligibility } from "@solvia/core/contract/vat";
import { serve } from "../../serve/index.ts";

export const handler = serve(getReducedVatEligibility, ({ user, now }) => reducedVatEligibility(user, now));
