import * as z from "zod";
import { Id } from "../common.ts";
import { endpoint, file } from "../endpoint.ts";
import { OwnOffer, OwnOfferInput } from "./own-offer-shapes.ts";

const id = { id: Id } as const;
const change = {
  access: "customer",
  within: "buyer",
  params: id,
  stale: ["own-offer"],
  returns: OwnOffer,
} as const;

export const getOwnOffer = endpoint({
  method: "GET",
  path: "/quotations/{id}/own-offer",
  access: "customer",
  shows: ["own-offer", "quotation"],
  summary:
    "The customer's own offer out of a quotation, to customers of theirs, with cost and margin; what a new one begins with where there is none.",
  params: id,
  returns: OwnOffer,
  errors: ["not-found"],
});

export const setOwnOffer = endpoint({
  ...change,
  method: "PUT",
  path: "/quotations/{id}/own-offer",
  summary: "Save the own offer, upon the version of ours that was read.",
  body: OwnOfferInput,
  errors: ["not-found", "invalid-transition", "version-conflict", "quotation-superseded"],
});

export const takeOverIntoOwnOffer = endpoint({
  ...change,
  method: "POST",
  path: "/quotations/{id}/own-offer/take-over",
  summary: "Put the own offer upon our current version; margins, prices and names stay by the lines' ids.",
  body: z.strictObject({ revision: z.int().min(1) }),
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const getOwnOfferPdf = endpoint({
  method: "GET",
  path: "/quotations/{id}/own-offer/pdf",
  access: "customer",
  shows: [],
  summary: "The own offer as it was saved, as a PDF in its language; nothing of ours is in it.",
  params: id,
  returns: file("application/pdf"),
  errors: ["not-found"],
  rateLimit: { limit: 60, windowSeconds: 600 },
});
