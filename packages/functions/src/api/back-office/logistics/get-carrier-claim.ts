import { getCarrierClaim } from "@solvia/core/contract/back-office/logistics";
import { carrierClaimPdf } from "@solvia/core/shipments/damage/draw-carrier-claim";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getCarrierClaim, ({ params: { id, claimId } }) => carrierClaimPdf(id, claimId));
