import { Entity, any, item, list, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";

/** A file of a note; `id` is its name for `/download-file/{name}`. */
export interface NoteAttachment {
  id: string;
  fileName: string;
  contentType: string;
}

/** What the back office writes down about a company; it is not changed, only taken away. */
export const CompanyNoteEntity = new Entity({
  name: "CompanyNote",
  table,
  schema: item({
    companyId: string().key(),
    id: string().key(),
    text: string(),
    authorId: string(),
    attachments: list(any().castAs<NoteAttachment>()),
    createdOn: string(),
  }),
  computeKey: ({ companyId, id }: { companyId: string; id: string }) => ({
    pk: `COMPANY#${companyId}`,
    sk: `NOTE#${id}`,
  }),
});
