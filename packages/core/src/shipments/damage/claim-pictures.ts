import { setting } from "../../platform/config.ts";
import { downloadUrl } from "../../platform/files/downloads.ts";
import { copyObject } from "../../platform/files/storage.ts";
import { ownUpload, presignUpload } from "../../platform/files/uploads.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import type { TransportDocument } from "../papers/transport-document.ts";
import type { DamagePicture } from "./claim.ts";
import { countUpload } from "./paper-counts.ts";
import { documentOfToken } from "./page-token.ts";
import { loadClaim } from "./stored-claim.ts";

const kind = "damage-picture";

/** Whoever has the paper uploads for its document, and for no other one. */
const uploaderOf = ({ id }: Pick<TransportDocument, "id">) => ({ id: `document-${id}`, roles: [] });

/** A form that posts one picture; a paper has so many of them, whoever asks. Problems: token-invalid, limit-reached, file-too-large, unsupported-media-type. */
export async function presignDamagePicture(token: string, wish: { name: string; contentType: string; size: number }) {
  const document = await documentOfToken(token);
  const form = await presignUpload(uploaderOf(document), { kind, ...wish });
  await countUpload(document);
  return form;
}

/** The uploads as the claim's own pictures: what becomes of the uploads afterwards changes nothing. Problems: not-found, unreadable-file. */
export async function takeDamagePictures(
  document: Pick<TransportDocument, "id" | "shipmentId">,
  uploads: readonly { key: string; name: string }[],
): Promise<DamagePicture[]> {
  const bucket = setting("PRIVATE_BUCKET");
  return Promise.all(
    uploads.map(async ({ key: uploaded, name }) => {
      const { key: from, contentType } = await ownUpload(uploaderOf(document).id, kind, uploaded);
      const key = `damage-claims/${document.shipmentId}/${newId()}`;
      await copyObject({ bucket, key: from }, { bucket, key });
      return { key, name, contentType };
    }),
  );
}

/** A short-lived address of a picture, for the office. Problem: not-found. */
export async function damagePictureUrl(shipmentId: string, id: string, number: number): Promise<string> {
  const picture = (await loadClaim(shipmentId, id)).pictures[number - 1];
  if (!picture) throw new Problem("not-found");
  const { key, name, contentType } = picture;
  return downloadUrl({ key, fileName: name, contentType, disposition: "inline" });
}
