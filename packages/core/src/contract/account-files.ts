import * as z from "zod";
import { uploadKindNames } from "../platform/files/upload-kinds.ts";
import { endpoint, redirect } from "./endpoint.ts";
import { line } from "../platform/text/typed.ts";

const perMinute = (limit: number) => ({ limit, windowSeconds: 60 });

export const uploadFile = endpoint({
  method: "POST",
  path: "/uploads",
  access: "customer",
  stale: [],
  summary: "A presigned S3 POST for one file; a file larger than its kind allows is 413.",
  body: z.object({
    kind: z.enum(uploadKindNames),
    name: line().min(1).max(200),
    contentType: z.string().max(100),
    size: z.int().min(1),
  }),
  returns: z.object({ url: z.string(), fields: z.record(z.string(), z.string()), key: z.string() }),
  errors: ["file-too-large", "unsupported-media-type"],
  rateLimit: perMinute(60),
});

export const downloadFile = endpoint({
  method: "GET",
  path: "/download-file/{name}",
  access: "anyone",
  forOthers: true,
  byKey: true,
  shows: [],
  summary: "A stored file by its name, after an access check: a short-lived address of it.",
  params: { name: z.string().regex(/^[\w.-]{1,200}$/) },
  returns: redirect,
  errors: ["not-found"],
});

export const setCompanyImage = endpoint({
  method: "POST",
  path: "/user/company-image",
  access: "customer",
  within: "owner",
  stale: ["company"],
  summary: "Set the company's picture: a multipart form, or the key of an upload.",
  body: z.object({ image: z.string().min(1).max(300) }),
  files: { image: "company-image" },
  returns: z.object({ imageUrl: z.string() }),
  errors: ["file-too-large", "unsupported-media-type", "unreadable-file", "not-found"],
});
