import { boolean, Entity, item, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { storedItemChange } from "./changes.stored.ts";
import { byName } from "../../platform/stored/shape.ts";

/**
 * One write of the back office: who, when, what, and what changed on which item. Written by the stream's worker alone,
 * which only ever adds what is not there: no function may change or delete one (stacks/parts/function.ts denies it).
 */
export const AuditEntity = kept(
  new Entity({
    name: "AuditEntry",
    table,
    schema: item({
      id: string().key(),
      at: string(),
      by: string(),
      action: string(),
      kind: string(),
      entityId: string().optional(),
      actingFor: string().optional(),
      /** Why, in the author's words, where the endpoint asks for a reason. */
      reason: string().optional(),
      /** By the item: "Company 01J…". */
      changes: stored(byName(storedItemChange)),
      /** More items changed than an entry has room for (400 KB): those that came last are not among `changes`. */
      full: boolean().optional(),
      /** `AUDIT#2026`; by author; by entity; by action. All by the time. */
      gsi1pk: string(),
      gsi1sk: string(),
      gsi2pk: string(),
      gsi2sk: string(),
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
      gsi4pk: string(),
      gsi4sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `AUDIT#${id}`, sk: "ENTRY" }),
    timestamps: false,
  }),
);

export const auditPartitions = {
  year: (year: string) => `AUDIT#${year}`,
  author: (userId: string) => `AUDITBY#${userId}`,
  entity: (kind: string, id: string) => `AUDITOF#${kind}#${id}`,
  action: (action: string) => `AUDITACTION#${action}`,
} as const;
