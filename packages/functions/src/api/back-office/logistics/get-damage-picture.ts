import { getDamagePicture } from "@solvia/core/contract/back-office/logistics";
import { damagePictureUrl } from "@solvia/core/shipments/damage/claim-pictures";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getDamagePicture, ({ params: { id, claimId, n } }) => damagePictureUrl(id, claimId, n));
