import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { downloadUrl } from "../../platform/files/downloads.ts";
import { copyObject } from "../../platform/files/storage.ts";
import { ownUpload } from "../../platform/files/uploads.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { loadTicket, messagesOf, ownTicket } from "../stored-ticket.ts";
import type { TicketFile } from "../ticket.ts";

/** A file that was uploaded for a message that is about to be sent. */
export interface Uploaded {
  key: string;
  name: string;
}

/** The uploads as the ticket's own files: what their uploader does to theirs afterwards changes nothing. Problems: not-found, unreadable-file. */
export async function takeTicketFiles(
  { id }: Pick<User, "id">,
  ticketId: string,
  uploads: readonly Uploaded[] = [],
): Promise<TicketFile[]> {
  const bucket = setting("PRIVATE_BUCKET");
  return Promise.all(
    uploads.map(async ({ key: uploaded, name }) => {
      const { key: from, contentType } = await ownUpload(id, "ticket-file", uploaded);
      const key = `tickets/${ticketId}/${newId()}`;
      await copyObject({ bucket, key: from }, { bucket, key });
      return { key, name, contentType };
    }),
  );
}

async function addressOf(ticketId: string, messageId: string, number: number, internal: boolean): Promise<string> {
  const message = (await messagesOf(ticketId)).find(
    ({ id, side }) => id === messageId && (internal || side !== "internal"),
  );
  const file = message?.files[number - 1];
  if (!file) throw new Problem("not-found");
  const { key, name, contentType } = file;
  // What came from anywhere is kept by the reader's browser, and not opened in the house's name.
  return downloadUrl({ key, fileName: name, contentType, disposition: "attachment" });
}

/** A short-lived address of a file, for whose request it is. Problem: not-found for anybody else, and of an internal note's. */
export async function ownTicketFileUrl(user: Pick<User, "id">, id: string, messageId: string, number: number) {
  await ownTicket(user, id);
  return addressOf(id, messageId, number, false);
}

/** The same for the office. Problem: not-found. */
export async function officeTicketFileUrl(id: string, messageId: string, number: number) {
  await loadTicket(id);
  return addressOf(id, messageId, number, true);
}
