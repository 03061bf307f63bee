import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { type Write, orVersionConflict } from "../../platform/storing/transaction.ts";
import type { Announced } from "../../platform/work/event.ts";
import { announce } from "../../platform/work/outbox.ts";
import type { FiscalDocument } from "../document.ts";
import { FiscalDocumentEntity, itemOf } from "../document.table.ts";

interface Beside {
  also?: readonly Write[];
  events?: readonly Announced[];
}

/** Writes a document's new state under the version that was read. Problem: version-conflict. */
export async function writeDocument(
  before: FiscalDocument,
  after: FiscalDocument,
  now: Date,
  { also = [], events = [] }: Beside = {},
): Promise<FiscalDocument> {
  const document = { ...after, version: before.version + 1 };
  try {
    await execute(
      FiscalDocumentEntity.build(PutTransaction)
        .item(itemOf(document))
        .options({ condition: { attr: "version", eq: before.version } }),
      ...also,
      ...events.map((event) => announce(event, now)),
    );
  } catch (error) {
    throw orVersionConflict(error);
  }
  return document;
}
