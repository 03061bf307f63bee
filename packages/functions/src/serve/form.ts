import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { User } from "@solvia/core/platform/access";
import { Problem } from "@solvia/core/platform/problems";
import { uploadKinds, type UploadKind } from "@solvia/core/platform/files/upload-kinds";
import { storeUpload } from "@solvia/core/platform/files/uploads";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import busboy from "busboy";
import * as z from "zod";
import { formValues } from "./form-values.ts";
import { jsonBody } from "./request.ts";

interface FormFile {
  field: string;
  /** As the sender's machine calls it. */
  name: string | undefined;
  bytes: Uint8Array;
  contentType: string;
}

/**
 * The body of an endpoint that also takes its files in the form (spec 7): fields stay, each file is stored and its field
 * becomes the upload key that the use case asks for. A JSON body passes as it is.
 */
export async function formBody(
  contract: Endpoint,
  event: APIGatewayProxyEventV2,
  user: User | undefined,
): Promise<unknown> {
  if (!event.headers["content-type"]?.startsWith("multipart/form-data")) return jsonBody(event);
  if (!user) throw new Problem("not-logged-in");
  const { fields, files } = await readForm(event, contract.files ?? {});
  for (const { field, name, ...file } of files) {
    if (name && name !== nameless && takesFileName(contract)) fields["fileName"] ??= name.slice(0, longestName);
    fields[field] = await storeUpload(user, contract.files?.[field] as UploadKind, file);
  }
  return formValues(contract.body, fields);
}

const longestName = 200;
/** What a program calls a file that it gave no name. */
const nameless = "blob";

/** Whether the body tells its file's name apart from the file: then the form's own stands for it. */
const takesFileName = ({ body }: Endpoint): boolean => body instanceof z.ZodObject && "fileName" in body.shape;

/** Without a boundary, or with a broken one, nothing in the body can be told apart. */
function parserOf({ headers }: APIGatewayProxyEventV2, largest: number) {
  try {
    return busboy({ headers, defParamCharset: "utf8", limits: { fileSize: largest + 1, files: 10 } });
  } catch {
    throw new Problem("malformed-request");
  }
}

function readForm(event: APIGatewayProxyEventV2, kinds: Readonly<Record<string, string>>) {
  return new Promise<{ fields: Record<string, string>; files: FormFile[] }>((resolve, reject) => {
    const fields: Record<string, string> = {};
    const files: FormFile[] = [];
    const largest = Math.max(...Object.values(kinds).map((kind) => uploadKinds[kind as UploadKind].maxBytes));
    const parser = parserOf(event, largest);
    parser.on("field", (name, value) => (fields[name] = value));
    parser.on("file", (field, stream, { mimeType, filename }) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on(
        "end",
        () =>
          Object.hasOwn(kinds, field) &&
          files.push({ field, name: filename, bytes: Buffer.concat(chunks), contentType: mimeType }),
      );
    });
    parser.on("error", () => reject(new Problem("malformed-request")));
    parser.on("close", () => resolve({ fields, files }));
    parser.end(Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8"));
  });
}
