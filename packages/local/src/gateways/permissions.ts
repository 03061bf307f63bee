import { AsyncLocalStorage } from "node:async_hooks";
import type { FilesGrant, Permissions, TableGrant } from "@solvia/core/platform/permissions";

const running = new AsyncLocalStorage<string>();

/** Whose code runs meanwhile: a function's file below packages/functions/src. */
export const asFunction = <T>(file: string, run: () => T): T => running.run(file, run);

/** The function that runs just now; undefined where none does. */
export const runningFunction = (): string | undefined => running.getStore();

/** Something that no function does, in the midst of one: a test's look into the table. */
export const asNobody = <T>(run: () => T): T => running.exit(run);

/** What a call touches, as IAM sees it. All its keys count together. */
type Access = { action: string; index?: string; keys: string[] } | { action: string; bucket: string; keys: string[] };

interface Input {
  TableName?: string;
  Key?: Record<string, unknown>;
  Item?: Record<string, unknown>;
  RequestItems?: Record<string, { Keys?: Record<string, unknown>[] }>;
  TransactItems?: Record<string, Input>[];
  IndexName?: string;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

const partition = ({ Key, Item }: Input): string => String((Key ?? Item)?.["pk"]);

/** The partition that a query names: `#p = :p`, where #p is the key of the table or of the index. */
function partitionOfQuery({ IndexName, KeyConditionExpression = "", ...input }: Input): string {
  const key = IndexName ? `${IndexName}pk` : "pk";
  for (const [, name = "", value = ""] of KeyConditionExpression.matchAll(/(#\w+) = (:\w+)/g))
    if (input.ExpressionAttributeNames?.[name] === key) return String(input.ExpressionAttributeValues?.[value]);
  throw new Error(`a query without its partition: ${KeyConditionExpression}`);
}

/** A transaction's keys count together, as a batch's do: the strictest reading of what IAM compares. */
function askedOfTable(command: string, input: Input): Access[] {
  const name = command.replace(/Command$/, "");
  switch (name) {
    case "Query":
      return [
        {
          action: "dynamodb:Query",
          ...(input.IndexName && { index: input.IndexName }),
          keys: [partitionOfQuery(input)],
        },
      ];
    case "BatchGetItem":
      return [
        {
          action: "dynamodb:BatchGetItem",
          keys: Object.values(input.RequestItems ?? {}).flatMap(({ Keys = [] }) =>
            Keys.map((Key) => partition({ Key })),
          ),
        },
      ];
    case "TransactWriteItems": {
      const writes = (input.TransactItems ?? []).flatMap((write) => Object.entries(write));
      const keys = writes.map(([, write]) => partition(write));
      const kinds = new Set(writes.map(([kind]) => kind));
      return [...kinds].map((kind) => ({ action: `dynamodb:${kind}Item`, keys }));
    }
    default:
      return [{ action: `dynamodb:${name}`, keys: [partition(input)] }];
  }
}

interface FilesInput {
  Bucket?: string;
  Key?: string;
  CopySource?: string;
  Delete?: { Objects?: { Key?: string }[] };
}

function askedOfFiles(command: string, { Bucket = "", Key = "", CopySource, Delete }: FilesInput): Access[] {
  const one = (action: string, bucket: string, ...keys: string[]): Access => ({ action: `s3:${action}`, bucket, keys });
  switch (command) {
    case "CopyObjectCommand": {
      const [bucket = "", ...key] = (CopySource ?? "").split("/");
      return [one("GetObject", bucket, key.join("/")), one("PutObject", Bucket, Key)];
    }
    case "DeleteObjectsCommand":
      return [one("DeleteObject", Bucket, ...(Delete?.Objects ?? []).map((object) => object.Key ?? ""))];
    case "HeadObjectCommand":
      return [one("GetObject", Bucket, Key)];
    default:
      return [one(command.replace(/Command$/, ""), Bucket, Key)];
  }
}

const matches = (patterns: readonly string[], key: string): boolean =>
  patterns.some((pattern) => {
    const [first = "", ...rest] = pattern
      .split("*")
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(`^${[first, ...rest].join("[^]*")}$`).test(key);
  });

const holds = (grant: TableGrant | FilesGrant, access: Access): boolean =>
  grant.actions.includes(access.action) && access.keys.every((key) => matches(grant.keys, key));

function allows({ table, files }: Permissions, access: Access): boolean {
  if (!("bucket" in access))
    return table.some((grant) => (grant.index ?? "") === (access.index ?? "") && holds(grant, access));
  return files.some((grant) => process.env[grant.bucket] === access.bucket && holds(grant, access));
}

/**
 * From now on a function of this process reaches what its role on AWS grants and nothing else: anything more is refused, as
 * there, and told to `denied`. Work that no function does (demonstration data, tests) is free.
 */
export async function holdToPermissions(
  permissions: Readonly<Record<string, Permissions>>,
  denied: (what: string) => void,
): Promise<void> {
  // Their clients are made when their modules are read: after the stores' addresses are known.
  const { documents } = await import("@solvia/core/platform/table");
  const { storage } = await import("@solvia/core/platform/files/storage");
  const check = (accesses: Access[]): void => {
    const file = running.getStore();
    if (!file) return;
    const granted = permissions[file];
    const refused = accesses.filter((one) => !granted || !allows(granted, one));
    for (const one of refused) denied(`${file} is not granted ${JSON.stringify(one)}`);
    if (refused.length > 0) throw Object.assign(new Error(`not granted: ${file}`), { name: "AccessDeniedException" });
  };
  const options = { step: "initialize", priority: "low", name: "permissions", override: true } as const;
  documents.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        check(askedOfTable(commandName, args.input as Input));
        return next(args);
      },
    options,
  );
  storage.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        check(askedOfFiles(commandName, args.input as FilesInput));
        return next(args);
      },
    options,
  );
}
