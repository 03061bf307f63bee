import { loadOwnOffer, ownOfferView } from "@solvia/core/quotations/own-offer/own-offers";
import { getOwnOffer } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOwnOffer, async ({ user, params, now }) =>
  ownOfferView(user, await loadOwnOffer(user, params.id, now)),
);
