import { Entity, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { kept } from "../../platform/stored/stored.ts";

/** Failed logins of one account or one address in a row, and until when (epoch milliseconds) the next try waits. */
export const FailuresEntity = kept(
  new Entity({
    name: "LoginFailures",
    table,
    schema: item({
      kind: string().key().enum("ACCOUNT", "ADDRESS"),
      /** The hash of the e-mail or of the IP address. */
      of: string().key(),
      count: number(),
      waitUntil: number().optional(),
      expiresAt: number(),
    }),
    computeKey: ({ kind, of }: { kind: string; of: string }) => ({ pk: `LOGINFAILURES#${kind}#${of}`, sk: "FAILURES" }),
    timestamps: false,
  }),
);
