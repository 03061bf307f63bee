import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { AsyncLocalStorage } from "node:async_hooks";
import { conditionFailed } from "./storing/transaction.ts";
import { documents } from "./table.ts";

/** Who writes, on whose behalf and by which endpoint: stands on every item that the write touches, as `changedBy`. */
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
interface Update {
  Key?: Key;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}
interface Put {
  Item?: Record<string, unknown>;
}
interface Delete {
  Key?: Key;
}
interface Write {
  Put?: Put;
  Update?: Update;
  Delete?: Delete & { TableName?: string };
}

export const stampedPut = <T extends Put>(put: T, changedBy: object): T => ({
  ...put,
  Item: { ...put.Item, changedBy },
});

/** Adds one assignment to an update, whatever it has already. */
export function stampedUpdate<T extends Update>(update: T, changedBy: object): T {
  const expression = update.UpdateExpression ?? "";
  const assignment = "#changedBy = :changedBy";
  const hasSet = /(^|\s)SET\s/.test(expression);
  return {
    ...update,
    UpdateExpression: hasSet
      ? expression.replace(/(^|\s)SET\s/, `$1SET ${assignment}, `)
      : `SET ${assignment} ${expression}`.trim(),
    ExpressionAttributeNames: { ...update.ExpressionAttributeNames, "#changedBy": "changedBy" },
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ":changedBy": changedBy },
  };
}

/** What no one reads in a log: names held, tokens, sessions. */
const unwatched = ({ pk, sk }: Key): boolean =>
  /^(GUARD|TOKEN|RATE|EVENT)#/.test(String(pk)) || String(sk).startsWith("SESSION#");

/**
 * A deletion can carry nothing, so the item is stamped just before it: the stream's old image then tells who. A
 * deletion that fails takes the stamp off again.
 */
async function announceDeletion(tableName: string, key: Key, authorship: Authorship): Promise<() => Promise<void>> {
  if (unwatched(key)) return async () => undefined;
  const update = { TableName: tableName, Key: key, ConditionExpression: "attribute_exists(pk)" };
  try {
    await documents.send(new UpdateCommand(stampedUpdate(update, { ...authorship, deletes: true })));
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
        ExpressionAttributeValues: { ":id": authorship.id },
      }),
    );
  };
}

interface Input extends Update, Put {
  TableName?: string;
  TransactItems?: Write[];
  RequestItems?: Record<string, { PutRequest?: Put; DeleteRequest?: Delete }[]>;
}

function stamped(commandName: string, input: Input, by: Authorship): Input {
  switch (commandName) {
    case "PutItemCommand":
      return stampedPut(input, by);
    case "UpdateItemCommand":
      return stampedUpdate(input, by);
    case "TransactWriteItemsCommand":
      return {
        ...input,
        TransactItems: (input.TransactItems ?? []).map((write) => ({
          ...write,
          ...(write.Put && { Put: stampedPut(write.Put, by) }),
          ...(write.Update && { Update: stampedUpdate(write.Update, by) }),
        })),
      };
    case "BatchWriteItemCommand":
      return {
        ...input,
        RequestItems: Object.fromEntries(
          Object.entries(input.RequestItems ?? {}).map(([name, writes]) => [
            name,
            writes.map(({ PutRequest, ...write }) => ({
              ...write,
              ...(PutRequest && { PutRequest: stampedPut(PutRequest, by) }),
            })),
          ]),
        ),
      };
    default:
      return input;
  }
}

function deletionsOf(commandName: string, input: Input): { tableName: string; key: Key }[] {
  const deletion = (tableName: string | undefined, key: Key | undefined) =>
    tableName && key ? [{ tableName, key }] : [];
  if (commandName === "DeleteItemCommand") return deletion(input.TableName, input.Key);
  if (commandName === "TransactWriteItemsCommand")
    return (input.TransactItems ?? []).flatMap(({ Delete }) => deletion(Delete?.TableName, Delete?.Key));
  if (commandName === "BatchWriteItemCommand")
    return Object.entries(input.RequestItems ?? {}).flatMap(([name, writes]) =>
      writes.flatMap(({ DeleteRequest }) => deletion(name, DeleteRequest?.Key)),
    );
  return [];
}

documents.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (args) => {
      const by = current.getStore();
      if (!by) return next(args);
      const input = args.input as Input;
      const undo = await current.exit(() =>
        Promise.all(deletionsOf(commandName, input).map(({ tableName, key }) => announceDeletion(tableName, key, by))),
      );
      try {
        return await next({ ...args, input: stamped(commandName, input, by) });
      } catch (error) {
        await current.exit(() => Promise.allSettled(undo.map((takeOff) => takeOff())));
        throw error;
      }
    },
  { step: "initialize", priority: "high", name: "authorship", override: true },
);
