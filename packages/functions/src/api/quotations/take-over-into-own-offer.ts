import { ownOfferView, takeOverVersion } from "@solvia/core/quotations/own-offer/own-offers";
import { takeOverIntoOwnOffer } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(takeOverIntoOwnOffer, async ({ user, params, body, now }) =>
  ownOfferView(user, await takeOverVersion(user, params.id, body.revision, now)),
);
