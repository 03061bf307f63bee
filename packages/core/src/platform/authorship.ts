import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { AsyncLocalStorage } from "node:async_hooks";
import { conditionFailed } from "./storing/transaction.ts";
import { documents, table } from "./table.ts";

/** Who writes, on whose behalf and by which endpoint: every entity has it as its attribute `changedBy` (`kept`). */
export interface Authorship {
  /** Of the write; the audit log's entry has it. */
  id: string;
  at: string;
  by: string;
  /** The endpoint's name in the contract: "verifyCompany". */
  action: string;
  /** What the endpoint says that it is `about`: a kind ("companies") and an id, which is absent when something is created. */
  kind: string;
  entityId?: string | undefined;
  /** The customer whom an employee acts for. */
  actingFor?: string | undefined;
}

const current = new AsyncLocalStorage<Authorship>();

/** Every write to the table inside `run` carries the authorship; handlers and use cases know nothing of it. */
export const writtenBy = <T>(authorship: Authorship, run: () => Promise<T>): Promise<T> => current.run(authorship, run);

/** Who is writing just now; undefined outside an employee's write. */
export const authorship = (): Authorship | undefined => current.getStore();

/** The employee who is writing, by id; "office" where no request is behind it. */
export const writer = (): string => authorship()?.by ?? "office";

type Key = Readonly<Record<string, unknown>>;

/** Entities of which nobody reads who has deleted one, as their declarations say (`kept`). */
export const untoldRemovals = new Set<string>();

/**
 * A deletion can carry nothing, so the item is signed just before it: the stream's old image then says who. A deletion that
 * fails takes the signature off again.
 */
async function signRemoval(tableName: string, key: Key, by: Authorship): Promise<() => Promise<void>> {
  const untold = [...untoldRemovals].map((entity, index) => [`:e${index}`, entity] as const);
  const update = { TableName: tableName, Key: key };
  try {
    await documents.send(
      new UpdateCommand({
        ...update,
        UpdateExpression: "SET changedBy = :by",
        ConditionExpression: `attribute_exists(pk)${untold.length > 0 ? ` AND NOT #et IN (${untold.map(([name]) => name).join(", ")})` : ""}`,
        ...(untold.length > 0 && { ExpressionAttributeNames: { "#et": table.entityAttributeSavedAs } }),
        ExpressionAttributeValues: { ":by": { ...by, deletes: true }, ...Object.fromEntries(untold) },
      }),
    );
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    return async () => undefined;
  }
  return async () => {
    await documents.send(
      new UpdateCommand({
        ...update,
        UpdateExpression: "REMOVE changedBy",
        ConditionExpression: "attribute_exists(pk) AND changedBy.id = :id",
        ExpressionAttributeValues: { ":id": by.id },
      }),
    );
  };
}

interface Input {
  TableName?: string;
  Key?: Key;
  TransactItems?: { Delete?: { TableName?: string; Key?: Key } }[];
  RequestItems?: Record<string, { DeleteRequest?: { Key?: Key } }[]>;
}

function removalsIn(commandName: string, input: Input): { tableName: string; key: Key }[] {
  const removal = (tableName: string | undefined, key: Key | undefined) =>
    tableName && key ? [{ tableName, key }] : [];
  if (commandName === "DeleteItemCommand") return removal(input.TableName, input.Key);
  if (commandName === "TransactWriteItemsCommand")
    return (input.TransactItems ?? []).flatMap(({ Delete }) => removal(Delete?.TableName, Delete?.Key));
  if (commandName === "BatchWriteItemCommand")
    return Object.entries(input.RequestItems ?? {}).flatMap(([name, writes]) =>
      writes.flatMap(({ DeleteRequest }) => removal(name, DeleteRequest?.Key)),
    );
  return [];
}

documents.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (args) => {
      const by = current.getStore();
      const removals = by ? removalsIn(commandName, args.input as Input) : [];
      if (!by || removals.length === 0) return next(args);
      const undo = await current.exit(() =>
        Promise.all(removals.map(({ tableName, key }) => signRemoval(tableName, key, by))),
      );
      try {
        return await next(args);
      } catch (error) {
        await current.exit(() => Promise.allSettled(undo.map((takeOff) => takeOff())));
        throw error;
      }
    },
  { step: "initialize", priority: "high", name: "removals", override: true },
);
