import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Authorship } from "../../platform/authorship.ts";
import type { PayloadOf } from "../../platform/work/event.ts";
import { documents } from "../../platform/table.ts";
import { officeWrite } from "../events.ts";
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

/** DynamoDB takes an expression of at most 4 KB. */
const mostPerUpdate = 60;

/** The event, by which a function tells that it has done a write whatever items that touched, alone brings the reason. */
type Signature = PayloadOf<typeof officeWrite>;

/** Who made this change; undefined when the stamp is an older write's. */
export function authorOf({ before, after }: Images): Signature | undefined {
  const [old, fresh] = [before?.["changedBy"] as Signed | undefined, after?.["changedBy"] as Signed | undefined];
  if (!after) return old?.deletes ? old : undefined;
  if (after["_et"] === "Event")
    return after["type"] === officeWrite.type ? officeWrite.payload.parse(after["payload"]) : undefined;
  return fresh && fresh.id !== old?.id && !fresh.deletes ? fresh : undefined;
}

/** Adds what the records tell to the audit log. May be repeated: what stands there is never written again. */
export async function recordWrites(records: readonly Images[], personal: PersonalAttributes): Promise<void> {
  for (const { author, changes } of writesIn(records, personal)) {
    await begin(author);
    for (let at = 0; at < changes.length; at += mostPerUpdate) {
      if (!(await add(author, changes.slice(at, at + mostPerUpdate)))) break;
    }
  }
}

interface Write {
  author: Signature;
  changes: [item: string, change: ItemChange][];
}

/** The records by the write that made them: a large one touches hundreds of items, and each update writes its whole entry. */
function writesIn(records: readonly Images[], personal: PersonalAttributes): Write[] {
  const writes = new Map<string, { author: Signature; changes: Map<string, ItemChange> }>();
  for (const images of records) {
    const author = authorOf(images);
    if (!author) continue;
    const change = changeOf(images.before, images.after, personal);
    if (!change && images.after?.["_et"] !== "Event") continue;
    const known = writes.get(author.id);
    const changes = known?.changes ?? new Map<string, ItemChange>();
    const item = change && `${change.entity} ${change.id}`;
    if (item && !changes.has(item)) changes.set(item, change);
    writes.set(author.id, { author: { ...author, ...known?.author }, changes });
  }
  return [...writes.values()].map(({ author, changes }) => ({ author, changes: [...changes] }));
}

/** The entry itself; whichever record comes first begins it. */
async function begin({ id, at, by, action, kind, entityId, actingFor, reason }: Signature): Promise<void> {
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

/**
 * An entry has room for 400 KB: where the fields don't fit, it is told how many changed, and where not even the items do, that there are
 * more: false. A reader that could not go on would keep the whole log waiting for ever.
 */
async function add(author: Authorship, changes: Write["changes"]): Promise<boolean> {
  if (await fits(() => assign(author, changes))) return true;
  const counted = changes.map(([item, { fields, more = 0, ...change }]): Write["changes"][number] => [
    item,
    { ...change, fields: [], more: more + fields.length },
  ]);
  if (await fits(() => assign(author, counted))) return true;
  await fits(() => markFull(author));
  return false;
}

async function fits(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isTooLarge(error)) return false;
    throw error;
  }
}

const markFull = ({ id }: Authorship) =>
  documents.send(
    new UpdateCommand({
      TableName: AuditEntity.table.getName(),
      Key: keyOf(id),
      UpdateExpression: "SET #full = :true",
      ExpressionAttributeNames: { "#full": "full" },
      ExpressionAttributeValues: { ":true": true },
    }),
  );

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && error.name === "ValidationException" && /item size/i.test(error.message);

async function assign({ id }: Authorship, changes: Write["changes"]): Promise<void> {
  const assignments = changes.map((_, index) => `#changes.#i${index} = if_not_exists(#changes.#i${index}, :c${index})`);
  const names = changes.map(([item], index) => [`#i${index}`, item]);
  await documents.send(
    new UpdateCommand({
      TableName: AuditEntity.table.getName(),
      Key: keyOf(id),
      UpdateExpression: `SET ${assignments.join(", ")}`,
      ExpressionAttributeNames: { "#changes": "changes", ...Object.fromEntries(names) },
      ExpressionAttributeValues: Object.fromEntries(changes.map(([, change], index) => [`:c${index}`, change])),
    }),
  );
}
