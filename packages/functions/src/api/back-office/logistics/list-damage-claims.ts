import { listDamageClaims } from "@solvia/core/contract/back-office/logistics";
import { listClaims } from "@solvia/core/shipments/damage/list-claims";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listDamageClaims, ({ query, now }) => listClaims(query, now));
