import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { downloadUrl } from "../../platform/files/downloads.ts";
import { copyObject, deleteObjects, headObject } from "../../platform/files/storage.ts";
import { ownUpload, presignUpload } from "../../platform/files/uploads.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { expired, table } from "../../platform/table.ts";
import type { QuotationRequest, RequestFile } from "./request.ts";
import { QuotationRequestEntity } from "./request.table.ts";
import { loadRequest, requestInReach } from "./stored-request.ts";

/** A file that was uploaded for a request that is about to be sent. */
export interface Uploaded {
  key: string;
  name: string;
}

type Sender = Pick<User, "id" | "roles">;

/** Visitors share a folder of uploads: a key of it is known to whoever was given it, and to nobody else. */
const visitors: Sender = { id: "visitor", roles: [] };

/** A form that posts one file for a request, by a visitor too. Problems: file-too-large, unsupported-media-type. */
export const presignRequestFile = (
  user: Sender | undefined,
  wish: { name: string; contentType: string; size: number },
) => presignUpload(user ?? visitors, { kind: "quotation-request", ...wish });

/**
 * The uploads as the request's own files: what their uploader does to theirs afterwards changes nothing. A visitor's lie where the store
 * erases them after a year, as the table does the request, until an account takes them (`asAccounts`). Problems: not-found, unreadable-file.
 */
export async function takeFiles(
  user: Sender | undefined,
  requestId: string,
  uploads: readonly Uploaded[] = [],
): Promise<RequestFile[]> {
  const bucket = setting("PRIVATE_BUCKET");
  const folder = user ? `quotation-requests/${requestId}` : `quotation-requests/visitors/${requestId}`;
  return Promise.all(
    uploads.map(async ({ key: uploaded, name }) => {
      const { key: from, contentType } = await ownUpload((user ?? visitors).id, "quotation-request", uploaded);
      const key = `${folder}/${newId()}`;
      await copyObject({ bucket, key: from }, { bucket, key });
      return { key, name, contentType };
    }),
  );
}

/**
 * A visitor's files as an account's: copied out of the folder that the store empties after a year, under the same last name, so that a second
 * try makes no second copy. Answers where the former ones lie; what the store has erased meanwhile is named as before.
 */
export async function asAccounts({ id, files }: Pick<QuotationRequest, "id" | "files">) {
  const bucket = setting("PRIVATE_BUCKET");
  const left: string[] = [];
  const moved = files?.map(async (file) => {
    const key = `quotation-requests/${id}/${file.key.split("/").at(-1) ?? ""}`;
    if (key === file.key || !(await headObject(bucket, file.key))) return file;
    await copyObject({ bucket, key: file.key }, { bucket, key });
    left.push(file.key);
    return { ...file, key };
  });
  return { files: moved && (await Promise.all(moved)), left };
}

function addressOf({ files = [] }: QuotationRequest, number: number): Promise<string> {
  const file = files[number - 1];
  if (!file) throw new Problem("not-found");
  const { key, name, contentType } = file;
  // What came from anywhere is kept by the reader's browser, and not opened in the house's name.
  return downloadUrl({ key, fileName: name, contentType, disposition: "attachment" });
}

/** A short-lived address of a file, for who sent it. Problem: not-found for anybody else. */
export async function ownFileUrl(user: Pick<User, "id">, id: string, number: number): Promise<string> {
  const request = await loadRequest(id);
  if (request.userId !== user.id) throw new Problem("not-found");
  return addressOf(request, number);
}

/** The same for the desk, as far as it sees the request. Problem: not-found. */
export async function officeFileUrl(actor: Sender, id: string, number: number, now: Date): Promise<string> {
  const request = await requestInReach(actor, id);
  if (expired(request, now)) throw new Problem("not-found");
  return addressOf(request, number);
}

/** Erases the files of a user's requests, before the requests themselves. May be repeated. */
export async function eraseRequestFiles(userId: string): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: `USER#${userId}#QUOTATIONREQUESTS` })
    .entities(QuotationRequestEntity)
    .options({ maxPages: Infinity })
    .send();
  const keys = Items.flatMap(({ files = [] }) => files.map(({ key }) => key));
  if (keys.length > 0) await deleteObjects(setting("PRIVATE_BUCKET"), keys);
}
