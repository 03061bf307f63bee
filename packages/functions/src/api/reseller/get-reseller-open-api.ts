import { createHash } from "node:crypto";
import { getResellerOpenApi } from "@solvia/core/contract/reseller";
import { resellerDocument } from "@solvia/core/contract/openapi/reseller-document.gen";
import { reply, serve } from "../../serve/index.ts";

const bytes = Buffer.from(resellerDocument);
const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
const headers = { "cache-control": "public, max-age=300", etag, "access-control-allow-origin": "*" };

/** Written from the contract at build time: a function that wrote it would carry all of the contract (docs/decisions/openapi.md). */
export const handler = serve(getResellerOpenApi, ({ headers: asked }) =>
  asked["if-none-match"] === etag
    ? reply(new Uint8Array(), { statusCode: 304, headers, written: "" })
    : reply(new Uint8Array(bytes), { headers }),
);
