import { getWarrantyCard } from "@solvia/core/contract/shipments";
import { warrantyCard } from "@solvia/core/shipments/owned/owned-papers";
import { serve } from "../../serve/index.ts";

export const handler = serve(getWarrantyCard, ({ user, params }) => warrantyCard(user, params.id));
