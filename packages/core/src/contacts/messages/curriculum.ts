import { setting } from "../../platform/config.ts";
import { copyObject } from "../../platform/files/storage.ts";
import { ownUpload, presignUpload } from "../../platform/files/uploads.ts";
import { newId } from "../../platform/ids.ts";
import { sendMessage, type Written } from "./send-message.ts";

/** A curriculum that was uploaded before. */
interface Curriculum {
  key: string;
  name: string;
}

/** Applicants share a folder of uploads: a key of it is known to whoever was given it, and to nobody else. */
const applicants = { id: "visitor", roles: [] };

/** A form that posts one curriculum. Problems: file-too-large, unsupported-media-type. */
export const presignCurriculum = (wish: { name: string; contentType: string; size: number }) =>
  presignUpload(applicants, { kind: "job-application", ...wish });

/** The upload as the application's own file, where the store erases it when the application goes. */
async function taken(id: string, { key: uploaded, name }: Curriculum) {
  const bucket = setting("PRIVATE_BUCKET");
  const upload = await ownUpload(applicants.id, "job-application", uploaded);
  const key = `job-applications/${id}/${newId()}`;
  await copyObject({ bucket, key: upload.key }, { bucket, key });
  return { key, name, contentType: upload.contentType };
}

/** An application for a job with its curriculum. Problems: those of `sendMessage`; not-found, unreadable-file. */
export const sendApplication = (written: Omit<Written, "kind">, curriculum: Curriculum, now: Date): Promise<void> =>
  sendMessage({ kind: "application", ...written }, now, (id) => taken(id, curriculum));
