import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { setting } from "../../platform/config.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { FileEntity } from "../../platform/files/file.table.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { releaseFiles } from "../../platform/files/released-files.ts";
import { copyObject } from "../../platform/files/storage.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { ownUpload } from "../../platform/files/uploads.ts";
import { CompanyNoteEntity } from "./company-note.table.ts";
import { companyInReach } from "./company-details.ts";
import { loadUsers } from "../directory/load-users.ts";
import type { Employee } from "../office/office-reach.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** The notes about a company, newest first, with their authors' names. */
export async function listNotes(actor: Employee, companyId: string, { cursor, limit }: Page) {
  await companyInReach(actor, companyId);
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ partition: `COMPANY#${companyId}`, range: { beginsWith: "NOTE#" } })
    .entities(CompanyNoteEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  const authors = await loadUsers(Items.map(({ authorId }) => authorId));
  const names = new Map(authors.map(({ id, name, surname }) => [id, `${name} ${surname}`.trim()]));
  const items = Items.map((note) => ({ ...note, author: names.get(note.authorId) ?? "" }));
  return { items, cursor: cursorOf(LastEvaluatedKey) };
}

interface NewNote {
  text: string;
  /** Keys of the author's own uploads, and what the files are called. */
  attachments: readonly { file: string; name: string }[];
}

/** Adds a note with its files, which only the back office can read. */
export async function addNote(actor: Employee, companyId: string, { text, attachments }: NewNote, now: Date) {
  await companyInReach(actor, companyId);
  const files = await Promise.all(attachments.map((wish) => stored(actor, companyId, wish, now)));
  const note = {
    companyId,
    id: newId(),
    text,
    authorId: actor.id,
    attachments: files.map(({ name, fileName, contentType }) => ({ id: name, fileName, contentType })),
    createdOn: instant(now),
  };
  await execute(
    CompanyNoteEntity.build(PutTransaction).item(note),
    ...files.map((file) => FileEntity.build(PutTransaction).item(file)),
  );
  return note;
}

async function stored(actor: Employee, companyId: string, wish: NewNote["attachments"][number], now: Date) {
  const { key: from, contentType } = await ownUpload(actor.id, "company-note", wish.file);
  const bucket = setting("PRIVATE_BUCKET");
  const name = newId();
  const key = attachmentKey(companyId, name);
  await copyObject({ bucket, key: from }, { bucket, key });
  return {
    name,
    key,
    fileName: wish.name,
    contentType,
    access: "sales" as const,
    ownerId: actor.id,
    companyId,
    addedOn: instant(now),
  };
}

/** Where a note's file lies in the private bucket. */
export const attachmentKey = (companyId: string, name: string): string => `companies/${companyId}/notes/${name}`;

/** Takes a note away, with its files. */
export async function removeNote(companyId: string, id: string, now: Date): Promise<void> {
  const { Item } = await CompanyNoteEntity.build(GetItemCommand).key({ companyId, id }).send();
  if (!Item) throw new Problem("not-found");
  const names = Item.attachments.map((attachment) => attachment.id);
  const keys = names.map((name) => attachmentKey(companyId, name));
  await execute(
    CompanyNoteEntity.build(DeleteTransaction).key({ companyId, id }),
    ...names.map((name) => FileEntity.build(DeleteTransaction).key({ name })),
    ...(keys.length > 0 ? [releaseFiles(keys, now)] : []),
  );
}
