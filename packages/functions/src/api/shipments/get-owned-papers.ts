import { getOwnedPapers } from "@solvia/core/contract/shipments";
import { ownedPapers } from "@solvia/core/shipments/owned/owned-papers";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOwnedPapers, ({ user, params }) => ownedPapers(user, params.id));
