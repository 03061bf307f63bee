import { maySee, loadOrder } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { setting } from "../platform/config.ts";
import { downloadUrl } from "../platform/files/downloads.ts";
import { copyObject } from "../platform/files/storage.ts";
import { ownUpload } from "../platform/files/uploads.ts";
import { newId } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import type { ReturnPicture, ReturnRequest } from "./return-request.ts";
import { loadReturn } from "./stored-return.ts";

/** A picture that was uploaded for a request that is about to be sent. */
export interface Uploaded {
  key: string;
  name: string;
}

/** The uploads as the request's own pictures: what their uploader does to theirs afterwards changes nothing. Problems: not-found, unreadable-file. */
export async function takePictures(
  user: Pick<User, "id">,
  returnId: string,
  uploads: readonly Uploaded[],
): Promise<ReturnPicture[]> {
  const bucket = setting("PRIVATE_BUCKET");
  return Promise.all(
    uploads.map(async ({ key: uploaded, name }) => {
      const { key: from, contentType } = await ownUpload(user.id, "return-picture", uploaded);
      const key = `return-requests/${returnId}/${newId()}`;
      await copyObject({ bucket, key: from }, { bucket, key });
      return { key, name, contentType };
    }),
  );
}

function addressOf({ pictures }: ReturnRequest, number: number): Promise<string> {
  const picture = pictures[number - 1];
  if (!picture) throw new Problem("not-found");
  const { key, name, contentType } = picture;
  return downloadUrl({ key, fileName: name, contentType, disposition: "inline" });
}

/** A short-lived address of a picture, for who may look at its order. Problem: not-found for anybody else. */
export async function ownPictureUrl(
  user: Pick<User, "id" | "companyId" | "memberRole">,
  orderId: string,
  id: string,
  number: number,
): Promise<string> {
  const request = await loadReturn(id);
  if (request.orderId !== orderId || !maySee(user, await loadOrder(orderId))) throw new Problem("not-found");
  return addressOf(request, number);
}

/** The same for the office. Problem: not-found. */
export const officePictureUrl = async (id: string, number: number): Promise<string> =>
  addressOf(await loadReturn(id), number);
