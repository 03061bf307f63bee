import type { User } from "../../platform/access.ts";
import { isWhatItSays } from "../../platform/files/file-content.ts";
import { printable } from "../../platform/text/typed.ts";
import { storeUpload } from "../../platform/files/uploads.ts";
import { Problem } from "../../platform/problems.ts";
import { mostTicketFiles } from "../ticket-codes.ts";
import type { Uploaded } from "../writing/ticket-files.ts";
import type { MailFile } from "./read-mail.ts";

/** By the end of its name: mail programs send what they don't know as octets. */
const byEnding: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  csv: "text/csv",
};

const typeOf = ({ name, contentType }: MailFile): string =>
  contentType === "application/octet-stream"
    ? (byEnding[name.split(".").at(-1)?.toLowerCase() ?? ""] ?? contentType)
    : contentType;

export interface TakenFiles {
  files: Uploaded[];
  /** Names of those that are of another kind, too large, not what they say, or too many. */
  left: string[];
}

/** A mail's files as uploads of its sender, as many as a message may have, under the rules of the form. */
export async function takeMailFiles(sender: User, sent: readonly MailFile[]): Promise<TakenFiles> {
  const files: Uploaded[] = [];
  const left: string[] = [];
  for (const file of sent) {
    const name = printable(printable(file.name).slice(0, 200)) || `${files.length + left.length + 1}`;
    const key = files.length < mostTicketFiles ? await stored(sender, file) : undefined;
    if (key === undefined) left.push(name);
    else files.push({ key, name });
  }
  return { files, left };
}

async function stored(sender: User, file: MailFile): Promise<string | undefined> {
  const contentType = typeOf(file);
  if (file.bytes.length === 0 || !(await isWhatItSays(file.bytes, contentType))) return undefined;
  try {
    return await storeUpload(sender, "ticket-file", { bytes: file.bytes, contentType });
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
