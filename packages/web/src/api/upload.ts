import type { UploadKind } from "@solvia/core/platform/files/upload-kinds";
import { ApiProblem, call } from "./client.ts";
import { uploadFile } from "./endpoints.gen.ts";

/** Sends a file to the store by a form that the API has signed; answers the key that the next call takes. */
export async function upload(kind: UploadKind, file: File): Promise<string> {
  const body = { kind, name: file.name, contentType: file.type, size: file.size };
  const { url, fields, key } = await call(uploadFile, { body });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  const response = await fetch(url, { method: "POST", body: form });
  if (response.ok) return key;
  const tooLarge = response.status === 413 || (await response.text()).includes("EntityTooLarge");
  throw new ApiProblem(response.status, { code: tooLarge ? "file-too-large" : "provider-unavailable" });
}
