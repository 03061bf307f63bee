import { ownOfferPdf } from "@solvia/core/quotations/own-offer/own-offer-pdf";
import { getOwnOfferPdf } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(getOwnOfferPdf, ({ user, params, now }) => ownOfferPdf(user, params.id, now));
