import { Entity, item, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { kept } from "../../platform/stored/stored.ts";

/**
 * The hash of a user's password. It has a partition of its own, with the second factor, and no index: functions that only ask
 * who is calling are not granted it (docs/decisions/permissions-by-prefix.md).
 */
export const PasswordEntity = kept(
  new Entity({
    name: "Password",
    table,
    schema: item({ userId: string().key(), passwordHash: string() }),
    computeKey: ({ userId }: { userId: string }) => ({ pk: `CREDENTIALS#${userId}`, sk: "PASSWORD" }),
  }),
);
