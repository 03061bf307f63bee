import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { Table } from "dynamodb-toolbox/table";
import { setting } from "./config.ts";
import { unlogged } from "./storing/unlogged.ts";
import { wholeBatches } from "./storing/whole-batches.ts";

/** One client per function instance; endpoint and credentials come from the environment. */
export const documents = wholeBatches(
  unlogged(DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } })),
);

const indexKeys = (name: string) =>
  ({
    type: "global",
    partitionKey: { name: `${name}pk`, type: "string" },
    sortKey: { name: `${name}sk`, type: "string" },
  }) as const;

/**
 * The one table. Keys are composed in the entities (`*.table.ts`); docs/access-patterns.md lists who asks what of
 * which index. `expiresAt` (epoch seconds) is the TTL attribute: the service deletes late, so reads filter on it.
 */
export const table = new Table({
  documentClient: documents,
  name: () => setting("TABLE_NAME"),
  partitionKey: { name: "pk", type: "string" },
  sortKey: { name: "sk", type: "string" },
  indexes: { gsi1: indexKeys("gsi1"), gsi2: indexKeys("gsi2"), gsi3: indexKeys("gsi3"), gsi4: indexKeys("gsi4") },
  entityAttributeSavedAs: "_et",
});

/** The definition that stacks and the local cloud create the table from. */
export const tableDefinition = {
  partitionKey: "pk",
  sortKey: "sk",
  timeToLiveAttribute: "expiresAt",
  indexes: ["gsi1", "gsi2", "gsi3", "gsi4"].map((name) => ({
    name,
    partitionKey: `${name}pk`,
    sortKey: `${name}sk`,
  })),
} as const;

/** Whether an item with a TTL is already dead though not yet deleted. */
export const expired = (item: { expiresAt?: number | undefined }, now: Date): boolean =>
  item.expiresAt !== undefined && item.expiresAt * 1000 <= now.getTime();
