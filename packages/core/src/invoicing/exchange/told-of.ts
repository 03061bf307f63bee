import { changeOf, type ItemChange } from "../../accounts/index.ts";
import { masksOf } from "../../platform/personal-data.ts";
import type { FiscalDocument } from "../document.ts";
import { FiscalDocumentEntity } from "../document.table.ts";

const marked = masksOf(FiscalDocumentEntity);
const named = (document: FiscalDocument) => ({ _et: FiscalDocumentEntity.entityName, ...document });

/** What its order's history tells of an act at a document: by its number, which stays, what the act has changed of it, if anything. */
export function toldOf(before: FiscalDocument, after: FiscalDocument = before): ItemChange[] {
  const { id, content } = before;
  const { fields = [], ...change } = changeOf(named(before), named(after), () => marked) ?? {};
  const called = { field: "number", from: content.number, to: content.number };
  return [{ entity: FiscalDocumentEntity.entityName, id, kind: "changed", ...change, fields: [called, ...fields] }];
}

/** The same of a document that is issued: its number, its sum, and why where it says so. */
export const toldAsIssued = ({ id, content: { number, total, reason } }: FiscalDocument): ItemChange[] => [
  {
    entity: FiscalDocumentEntity.entityName,
    id,
    kind: "created",
    fields: [
      { field: "number", to: number },
      { field: "total", to: total },
      ...(reason ? [{ field: "reason", to: reason }] : []),
    ],
  },
];
