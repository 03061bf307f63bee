import { endpoint, redirect } from "../endpoint.ts";
import { OwnBrand, OwnBrandInput } from "./own-offer-shapes.ts";

export const getOwnBrand = endpoint({
  method: "GET",
  path: "/user/own-brand",
  access: "customer",
  shows: ["own-brand"],
  summary: "How the user's company names itself to its own customers, on its own offers.",
  returns: OwnBrand,
  errors: ["not-found"],
});

export const setOwnBrand = endpoint({
  method: "PUT",
  path: "/user/own-brand",
  access: "customer",
  within: "buyer",
  stale: ["own-brand", "company"],
  summary: "Set it; a logo is an upload of the kind own-logo.",
  body: OwnBrandInput,
  returns: OwnBrand,
  errors: ["not-found", "version-conflict", "unreadable-file"],
});

export const getOwnLogo = endpoint({
  method: "GET",
  path: "/user/own-brand/logo",
  access: "customer",
  shows: [],
  summary: "The logo: a short-lived address of the file.",
  returns: redirect,
  errors: ["not-found"],
});
