import { ownOfferView, saveOwnOffer } from "@solvia/core/quotations/own-offer/own-offers";
import { setOwnOffer } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(setOwnOffer, async ({ user, params, body, now }) =>
  ownOfferView(user, await saveOwnOffer(user, params.id, body, now)),
);
