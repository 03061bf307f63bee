import * as z from "zod";
import { CivilDateText, Id, InstantText, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

const Changes = z.array(
  z.object({
    entity: z.string(),
    id: z.string(),
    /** What the person, company or product is called now; absent for other things, and once it is gone. */
    name: z.string().optional(),
    /** What those are called whose ids stand in the fields, by id; of what is gone nothing. */
    names: z.record(z.string(), z.string()),
    kind: z.enum(["created", "changed", "deleted"]),
    fields: z.array(
      z.object({
        field: z.string(),
        from: Value,
        to: Value,
        /** The values are masked. */
        personal: z.literal(true).optional(),
        /** The values are not kept. */
        secret: z.literal(true).optional(),
      }),
    ),
    more: z.int().optional(),
  }),
);

/** One act at an order with what it changed, in the words of the audit log. */
export const HistoryEntry = z.object({
  id: Id,
  at: InstantText,
  /** A user's id; "customer", "provider" or "system" where it was no employee. */
  by: z.string(),
  /** Empty where it was no employee, and when the account is erased. */
  byName: z.string(),
  actingForName: z.string().optional(),
  /** The endpoint's name in this contract, for what an employee did. */
  action: z.string().optional(),
  changes: Changes,
});

/** One write of the back office with what it changed, item by item. */
export const AuditEntry = z.object({
  id: Id,
  at: InstantText,
  by: Id,
  /** Empty when the account is erased. */
  byName: z.string(),
  /** The endpoint's name in this contract; its method and path where it has gone. */
  action: z.string(),
  kind: z.string(),
  entityId: z.string().optional(),
  /** What the person, company or product ("code · name") is called that it is about; absent for other things, and once it is gone. */
  entityName: z.string().optional(),
  actingFor: Id.optional(),
  actingForName: z.string().optional(),
  /** Why, in the author's words, where the endpoint asks for a reason. */
  reason: z.string().optional(),
  changes: Changes,
  /** More items changed than are told here. */
  full: z.boolean().optional(),
});

const noun = z
  .string()
  .regex(/^[a-z-]{1,40}$/)
  .optional();

export const listAuditLog = endpoint({
  method: "GET",
  path: "/back-office/audit-log",
  access: "admin",
  shows: ["history"],
  summary: "Who changed what, when, from what to what: every write of the back office, newest first, filtered.",
  query: {
    ...paging,
    who: Id.optional(),
    kind: noun,
    entityId: z.string().max(200).optional(),
    action: z.string().max(60).optional(),
    from: CivilDateText.optional(),
    to: CivilDateText.optional(),
  },
  returns: z.object({
    items: z.array(AuditEntry),
    cursor: z.string().nullable(),
    /** Every action that can be asked for, with the kind of thing that it changes. */
    actions: z.array(z.object({ name: z.string(), kind: z.string() })),
  }),
});
