import type { UploadKind } from "@solvia/core/platform/files/upload-kinds";
import { ApiProblem, call } from "./client.ts";
import { uploadFile } from "./endpoints.gen.ts";

/** What the API answers when it has signed an upload. */
interface Signed {
  url: string;
  fields: Record<string, string>;
  key: string;
}

/** Sends a file to the store by a form that the API has signed; answers the key that the next call takes. */
export async function upload(kind: UploadKind, file: File): Promise<string> {
  const body = { kind, name: file.name, contentType: file.type, size: file.size };
  return post(await call(uploadFile, { body }), file);
}

/** The same by a form that another endpoint has signed. */
export async function post({ url, fields, key }: Signed, file: File): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  const response = await fetch(url, { method: "POST", body: form });
  if (response.ok) return key;
  const tooLarge = response.status === 413 || (await response.text()).includes("EntityTooLarge");
  throw new ApiProblem(response.status, { code: tooLarge ? "file-too-large" : "provider-unavailable" });
}
