import type { Entity } from "dynamodb-toolbox/entity";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { table } from "./table.ts";

/** Marks an attribute of an entity: a data export holds it, closing the account erases it. */
export const personal = { personal: true } as const;

/** Marks an attribute that a data export holds and that stays after the account is closed, with the reason. */
export const keptFor = (reason: string) => ({ personal: true, kept: reason }) as const;

/** The same for what anyone can ask a public register about: the audit log tells its values. */
export const publicFact = (reason: string) => ({ ...keptFor(reason), unmasked: true }) as const;

type Item = Record<string, unknown>;

/** Where a domain keeps what belongs to one user, and what closing the account does with it. */
export interface Holding {
  entity: Entity;
  where: (userId: string) => { partition: string; index?: "gsi1" | "gsi3"; range?: { beginsWith: string } };
  /**
   * `delete` the items; `keep` them, for the reason that their marks give; `blank` them, which the use case that closes
   * the account does itself.
   */
  closing: "delete" | "keep" | "blank";
  /** What an export takes of one of its items, before the contract's shape leaves out what isn't the customer's; absent: its marked attributes. */
  shown?: (item: never, now: Date) => Item;
}

export interface PersonalAttribute {
  name: string;
  required: boolean;
  kept?: string | undefined;
  /** The audit log tells its values, which it masks of all others. */
  unmasked: boolean;
  /** Fields within it, "lines.discount", that are told though it is personal: what the house itself has set there. */
  toldParts: readonly string[];
}

/** The marked attributes of an entity, as its definition says. */
export function personalAttributes(entity: Pick<Entity, "schema">): PersonalAttribute[] {
  return Object.entries(entity.schema.attributes).flatMap(([name, { props }]) => {
    const meta = (props.meta ?? {}) as { personal?: boolean; kept?: string; unmasked?: boolean; toldParts?: string[] };
    const required = props.required !== "never";
    const { personal: isPersonal, kept, unmasked = false, toldParts = [] } = meta;
    return isPersonal ? [{ name, required, kept, unmasked, toldParts }] : [];
  });
}

/** What the audit log and the histories mask of an entity: its personal attributes, each with the parts that are told. */
export const masksOf = (entity: Pick<Entity, "schema">): ReadonlyMap<string, readonly string[]> =>
  new Map(personalAttributes(entity).flatMap(({ name, unmasked, toldParts }) => (unmasked ? [] : [[name, toldParts]])));

/** Every item of a user that a holding names. */
export async function itemsOf({ entity, where }: Holding, userId: string): Promise<Item[]> {
  const items: Item[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query(where(userId))
      .entities(entity)
      .options(next ? { exclusiveStartKey: next } : {})
      .send();
    items.push(...(Items as Item[]));
    next = LastEvaluatedKey;
  } while (next);
  return items;
}

/** Of an item its marked attributes, in the definition's words. */
export const markedOf = (entity: Pick<Entity, "schema">, item: Item): Item =>
  Object.fromEntries(
    personalAttributes(entity).flatMap(({ name }) => (item[name] === undefined ? [] : [[name, item[name]]])),
  );

/** By entity: which fields of items that an export tells whole the contract shows. */
export type ExportedShapes = Readonly<Record<string, { parse: (item: unknown) => Item }>>;

/** What an export shows of a holding. */
export async function exportOf(holding: Holding, userId: string, shapes: ExportedShapes, now: Date): Promise<Item[]> {
  const { entity, shown } = holding;
  if (personalAttributes(entity).length === 0) return [];
  const shape = shapes[entity.entityName];
  if (shown && !shape) throw new Error(`no shape says what an export shows of ${entity.entityName}`);
  return (await itemsOf(holding, userId)).map((item) =>
    shown && shape ? shape.parse(shown(item as never, now)) : markedOf(entity, item),
  );
}

/** Erases a holding's items of a user, if closing the account deletes them. May be repeated. */
export async function eraseHolding(holding: Holding, userId: string): Promise<void> {
  if (holding.closing !== "delete") return;
  const items = await itemsOf(holding, userId);
  await Promise.all(items.map((item) => holding.entity.build(DeleteItemCommand).key(item).send()));
}
