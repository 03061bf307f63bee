import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { setting } from "../platform/config.ts";
import { FileEntity } from "../platform/files/file.table.ts";
import { deleteObjects } from "../platform/files/storage.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { table } from "../platform/table.ts";
import type { Instant } from "../platform/time.ts";
import { CompanyEntity } from "./account.table.ts";
import { CompanyNoteEntity } from "./company/company-note.table.ts";
import { attachmentKey } from "./company/company-notes.ts";
import { UserEntity, usersList } from "./user.table.ts";

interface ClosedUser {
  id: string;
  companyId?: string | undefined;
}

/** The users whose account was closed before an instant; only users who are older than that are read. */
export async function closedBefore(limit: Instant): Promise<ClosedUser[]> {
  const found: ClosedUser[] = [];
  for await (const { id, closedAt, companyId } of rowsOfShards(usersList, UserEntity, { before: limit })) {
    if (closedAt && closedAt < limit) found.push({ id, companyId });
  }
  return found;
}

/** What was left of a closed account: the id, and what was agreed to. */
export const eraseClosedUser = (id: string) => UserEntity.build(DeleteItemCommand).key({ id }).send();

/** A company whom nobody belongs to any more, with what was noted about it and the notes' files; one with people stays. */
export async function eraseEmptyCompany(id: string): Promise<boolean> {
  const { Item: company } = await CompanyEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!company || company.userIds.length > 0) return false;
  const { Items: notes = [] } = await table
    .build(QueryCommand)
    .query({ partition: `COMPANY#${id}`, range: { beginsWith: "NOTE#" } })
    .entities(CompanyNoteEntity)
    .options({ maxPages: Infinity })
    .send();
  for (const note of notes) {
    const names = note.attachments.map((attachment) => attachment.id);
    await deleteObjects(
      setting("PRIVATE_BUCKET"),
      names.map((name) => attachmentKey(id, name)),
    );
    for (const name of names) await FileEntity.build(DeleteItemCommand).key({ name }).send();
    await CompanyNoteEntity.build(DeleteItemCommand).key(note).send();
  }
  await CompanyEntity.build(DeleteItemCommand).key({ id }).send();
  return true;
}
