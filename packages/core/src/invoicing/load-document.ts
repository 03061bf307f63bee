import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { Problem } from "../platform/problems.ts";
import type { FiscalDocument } from "./document.ts";
import { FiscalDocumentEntity } from "./document.table.ts";

/** A document as it is now; undefined where there is none. */
export async function findDocument(id: string): Promise<FiscalDocument | undefined> {
  return (await FiscalDocumentEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function loadDocument(id: string): Promise<FiscalDocument> {
  const document = await findDocument(id);
  if (!document) throw new Problem("not-found");
  return document;
}
