import * as z from "zod";
import { line } from "../../platform/text/typed.ts";
import { Token } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { DamagePage, ToldDamage } from "./damage-shapes.ts";

const params = { token: Token } as const;

export const getDamagePage = endpoint({
  method: "GET",
  path: "/damage/{token}",
  access: "anyone",
  shows: ["damage"],
  summary:
    "What the code on a transport document opens: its lines, until when the carrier is told, what was told already.",
  params,
  returns: DamagePage,
  errors: ["token-invalid"],
  rateLimit: { limit: 60, windowSeconds: 60 },
});

export const uploadDamagePicture = endpoint({
  method: "POST",
  path: "/damage/{token}/uploads",
  access: "anyone",
  shows: [],
  summary: "A presigned S3 POST for one picture of damaged goods.",
  params,
  body: z.strictObject({
    name: line().min(1).max(200),
    contentType: z.string().max(100),
    size: z.int().min(1),
  }),
  returns: z.object({ url: z.string(), fields: z.record(z.string(), z.string()), key: z.string() }),
  errors: ["token-invalid", "limit-reached", "file-too-large", "unsupported-media-type"],
  rateLimit: { limit: 60, windowSeconds: 3600 },
});

export const tellDamage = endpoint({
  method: "POST",
  path: "/damage/{token}/claims",
  access: "anyone",
  stale: ["damage", "shipments", "order", "orders"],
  summary:
    "Tell damage, missing or wrong goods of a transport document; goods on their way become an exception. Sent again under its id it is told once.",
  params,
  body: ToldDamage,
  returns: DamagePage,
  errors: ["token-invalid", "invalid-transition", "limit-reached", "not-found", "unreadable-file", "version-conflict"],
  /** Of all calls; of claims that are taken an address has fewer (tell-damage.ts). */
  rateLimit: { limit: 100, windowSeconds: 3600 },
});
