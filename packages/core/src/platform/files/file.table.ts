import * as z from "zod";
import { Entity, item, string } from "dynamodb-toolbox";
import { accesses } from "../access.ts";
import { table } from "../table.ts";
import { kept, stored } from "../stored/stored.ts";

/** A stored file by its public name: what `GET /download-file/{name}` finds, and who may have it. */
export const FileEntity = kept(
  new Entity({
    name: "File",
    table,
    schema: item({
      name: string().key(),
      /** Where it lies in the private bucket. */
      key: string(),
      /** What the reader's browser calls it. */
      fileName: string(),
      contentType: string(),
      access: stored(z.enum(accesses)),
      /** Only this user has it, and the administrators. */
      ownerId: string().optional(),
      /** What it is about: whoever sees this company in the back office has it too. */
      companyId: string().optional(),
      addedOn: string(),
    }),
    computeKey: ({ name }: { name: string }) => ({ pk: `FILE#${name}`, sk: "FILE" }),
  }),
);
