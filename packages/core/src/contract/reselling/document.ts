import { endpoint, file } from "../endpoint.ts";

export const getResellerOpenApi = endpoint({
  method: "GET",
  path: "/reseller/v1/openapi.json",
  access: "anyone",
  forOthers: true,
  anyKey: true,
  errors: ["too-many-requests"],
  shows: [],
  summary: "This document, for whoever asks; with an ETag for If-None-Match.",
  returns: file("application/json"),
});
