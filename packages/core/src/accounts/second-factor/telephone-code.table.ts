import { Entity, item, number, string } from "dynamodb-toolbox";
import { table } from "../../platform/table.ts";
import { kept } from "../../platform/stored/stored.ts";

/** The code that was sent to a telephone, both by their hashes, and how often it was tried. */
export const TelephoneCodeEntity = kept(
  new Entity({
    name: "TelephoneCode",
    table,
    schema: item({ telephoneHash: string().key(), codeHash: string(), tries: number(), expiresAt: number() }),
    computeKey: ({ telephoneHash }: { telephoneHash: string }) => ({
      pk: `TELEPHONECODE#${telephoneHash}`,
      sk: "CODE",
    }),
    timestamps: false,
  }),
);
