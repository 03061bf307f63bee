import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Authorship } from "../../platform/authorship.ts";
import { documents } from "../../platform/table.ts";
import { AuditEntity, auditPartitions } from "./audit.table.ts";
import { changeOf, type ItemChange, type PersonalAttributes } from "./changes.ts";

type Item = Record<string, unknown>;

/** One record of the table's stream: an item before and after. */
export interface Images {
  before?: Item | undefined;
  after?: Item | undefined;
}

interface Signed extends Authorship {
  deletes?: boolean;
}

/** The event by which a function tells that it has done a write, whatever items that touched. */
export const officeWrite = "office-write";

/** The event alone brings the reason. */
type Told = Authorship & { reason?: string };

/** Who made this change; undefined when the stamp is an older write's. */
export function authorOf({ before, after }: Images): Told | undefined {
  const [old, fresh] = [before?.["changedBy"] as Signed | undefined, after?.["changedBy"] as Signed | undefined];
  if (!after) return old?.deletes ? old : undefined;
  if (after["_et"] === "Event") return after["type"] === officeWrite ? (after["payload"] as Told) : undefined;
  return fresh && fresh.id !== old?.id && !fresh.deletes ? fresh : undefined;
}

/** Adds what the records tell to the audit log. May be repeated: what stands there is never written again. */
export async function recordWrites(records: readonly Images[], personal: PersonalAttributes): Promise<void> {
  for (const images of records) {
    const author = authorOf(images);
    if (!author) continue;
    const change = changeOf(images.before, images.after, personal);
    if (!change && images.after?.["_et"] !== "Event") continue;
    await begin(author);
    if (change) await add(author, change);
  }
}

/** The entry itself; whichever record comes first begins it. */
async function begin({ id, at, by, action, kind, entityId, actingFor, reason }: Told): Promise<void> {
  const sk = `${at}#${id}`;
  const entry = {
    at,
    by,
    action,
    kind,
    entityId,
    actingFor,
    reason,
    changes: {},
    gsi1pk: auditPartitions.year(at.slice(0, 4)),
    gsi1sk: sk,
    gsi2pk: auditPartitions.author(by),
    gsi2sk: sk,
    ...(entityId && { gsi3pk: auditPartitions.entity(kind, entityId), gsi3sk: sk }),
    gsi4pk: auditPartitions.action(action),
    gsi4sk: sk,
    _et: AuditEntity.entityName,
    id,
  };
  const fields = Object.entries(entry).filter(([, value]) => value !== undefined);
  await documents.send(
    new UpdateCommand({
      TableName: AuditEntity.table.getName(),
      Key: keyOf(id),
      UpdateExpression: `SET ${fields.map(([name]) => `#${name} = if_not_exists(#${name}, :${name})`).join(", ")}`,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
    }),
  );
}

const keyOf = (id: string) => ({ pk: `AUDIT#${id}`, sk: "ENTRY" });

async function add({ id }: Authorship, change: ItemChange): Promise<void> {
  await documents.send(
    new UpdateCommand({
      TableName: AuditEntity.table.getName(),
      Key: keyOf(id),
      UpdateExpression: "SET #changes.#item = if_not_exists(#changes.#item, :change)",
      ExpressionAttributeNames: { "#changes": "changes", "#item": `${change.entity} ${change.id}` },
      ExpressionAttributeValues: { ":change": change },
    }),
  );
}
