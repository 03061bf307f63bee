import { changeSerial } from "@solvia/core/contract/warehouse";
import { changeSerial as change } from "@solvia/core/serials/change-serial";
import { serve } from "../../serve/index.ts";

export const handler = serve(changeSerial, ({ params, body, now }) => change(params.id, body, now));
