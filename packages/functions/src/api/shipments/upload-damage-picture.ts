import { uploadDamagePicture } from "@solvia/core/contract/shipments";
import { presignDamagePicture } from "@solvia/core/shipments/damage/claim-pictures";
import { serve } from "../../serve/index.ts";

export const handler = serve(uploadDamagePicture, ({ params, body }) => presignDamagePicture(params.token, body));
