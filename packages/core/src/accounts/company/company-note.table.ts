import * as z from "zod";
import { Entity, item, list, string } from "dynamodb-toolbox";
import { shapeOf } from "../../platform/stored/shape.ts";
import { table } from "../../platform/table.ts";
import { kept, stored } from "../../platform/stored/stored.ts";

/** A file of a note; `id` is its name for `/download-file/{name}`. */
export interface NoteAttachment {
  id: string;
  fileName: string;
  contentType: string;
}

const storedAttachment = shapeOf<NoteAttachment>({ id: z.string(), fileName: z.string(), contentType: z.string() });

/** What the back office writes down about a company; it is not changed, only taken away. */
export const CompanyNoteEntity = kept(
  new Entity({
    name: "CompanyNote",
    table,
    schema: item({
      companyId: string().key(),
      id: string().key(),
      text: string(),
      authorId: string(),
      attachments: list(stored(storedAttachment)),
      createdOn: string(),
    }),
    computeKey: ({ companyId, id }: { companyId: string; id: string }) => ({
      pk: `COMPANY#${companyId}`,
      sk: `NOTE#${id}`,
    }),
  }),
);
