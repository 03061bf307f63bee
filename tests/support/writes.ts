import { BatchGetCommand } from "@aws-sdk/lib-dynamodb";
import { documents, table } from "@solvia/core/platform/table";
import { asNobody, runningFunction } from "@solvia/local/gateways/permissions";

type Item = Readonly<Record<string, unknown>>;
interface Write {
  TableName?: string;
  Key?: Item;
  Item?: Item;
}
interface Input extends Write {
  TransactItems?: Readonly<Record<string, Write>>[];
  RequestItems?: Readonly<Record<string, { PutRequest?: Write; DeleteRequest?: Write }[]>>;
}

function writesIn(command: string, input: Input): Write[] {
  switch (command) {
    case "PutItemCommand":
    case "UpdateItemCommand":
    case "DeleteItemCommand":
      return [input];
    case "TransactWriteItemsCommand":
      return (input.TransactItems ?? []).flatMap((one) =>
        Object.entries(one).flatMap(([kind, write]) => (kind === "ConditionCheck" ? [] : [write])),
      );
    case "BatchWriteItemCommand":
      return Object.values(input.RequestItems ?? {}).flatMap((writes) =>
        writes.map(({ PutRequest, DeleteRequest }) => PutRequest ?? DeleteRequest ?? {}),
      );
    default:
      return [];
  }
}

const keyOf = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`;
const attribute = table.entityAttributeSavedAs;

/** The entity of an item, by its key: items of a key are all of one. */
const known = new Map<string, string>();

async function learn(keys: readonly Item[]): Promise<void> {
  const unknown = [...new Map(keys.map((key) => [keyOf(key), key])).values()].filter((key) => !known.has(keyOf(key)));
  if (unknown.length === 0) return;
  const Keys = unknown.map(({ pk, sk }) => ({ pk, sk }));
  const name = table.getName();
  const { Responses } = await asNobody(() =>
    documents.send(new BatchGetCommand({ RequestItems: { [name]: { Keys, ConsistentRead: true } } })),
  );
  for (const item of Responses?.[name] ?? []) known.set(keyOf(item), String(item[attribute]));
}

/** From now on every write of a function that the table has taken is told: by whose code, and of which entity. */
export function followWrites(tell: (file: string, entity: string) => void): void {
  documents.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const file = runningFunction();
        const writes = file ? writesIn(commandName, args.input as Input) : [];
        if (!file || writes.length === 0) return next(args);
        for (const { Item: put } of writes) if (put) known.set(keyOf(put), String(put[attribute]));
        const keys = writes.flatMap(({ Key, Item: put }) => [Key ?? put].filter((key) => key !== undefined));
        // Before, for what is deleted; after, for what an update has made.
        await learn(keys);
        const result = await next(args);
        await learn(keys);
        for (const key of keys) {
          const entity = known.get(keyOf(key));
          if (entity) tell(file, entity);
        }
        return result;
      },
    { step: "initialize", priority: "low", name: "writes", override: true },
  );
}
