import { globSync } from "node:fs";
import type { TableGrant } from "@solvia/core/platform/permissions";
import { moduleText } from "./module-text.ts";

/** What a call asks of IAM, by its builder: `UserEntity.build(GetItemCommand)`. */
const actionsOf: Readonly<Record<string, string>> = {
  GetItemCommand: "dynamodb:GetItem",
  BatchGetRequest: "dynamodb:BatchGetItem",
  PutItemCommand: "dynamodb:PutItem",
  PutTransaction: "dynamodb:PutItem",
  UpdateItemCommand: "dynamodb:UpdateItem",
  UpdateAttributesCommand: "dynamodb:UpdateItem",
  UpdateTransaction: "dynamodb:UpdateItem",
  DeleteItemCommand: "dynamodb:DeleteItem",
  DeleteTransaction: "dynamodb:DeleteItem",
  ConditionCheck: "dynamodb:ConditionCheckItem",
};
const anyBuilder = new RegExp(`\\b(${Object.keys(actionsOf).join("|")})\\b`);
const known = /^(get|batchGet|put|update|updateAttributes|delete|query|transact(Put|Update|Delete|Check|Write))$/;

const reads = ["dynamodb:BatchGetItem", "dynamodb:GetItem"];
const writes = ["dynamodb:ConditionCheckItem", "dynamodb:DeleteItem", "dynamodb:PutItem", "dynamodb:UpdateItem"];

/** Every way by which a function may touch an item. Scanning is none: a condition on keys does not hold it back. */
export const itemActions: readonly string[] = [...reads, "dynamodb:Query", ...writes].toSorted();

interface Said {
  keys?: readonly (readonly [action: string, key: string])[];
  lists?: readonly (readonly [index: string, key: string])[];
}

/** What modules touch whose text does not tell, because they take an entity or a key from elsewhere or speak to the client itself. */
const said: Readonly<Record<string, Said>> = {
  "platform/storing/table-answers.ts": { keys: [["dynamodb:GetItem", "HEALTH"]] },
  "accounts/audit/record-writes.ts": { keys: [["dynamodb:UpdateItem", "AUDIT#*"]] },
  "accounts/audit/list-audit-log.ts": {
    lists: [
      ["gsi1", "AUDIT#*"],
      ["gsi2", "AUDITBY#*"],
      ["gsi3", "AUDITOF#*"],
      ["gsi4", "AUDITACTION#*"],
    ],
  },
  "crm/chat/connections.ts": { lists: [["gsi1", "CHATCONNECTIONS#*"]] },
  /** It stamps what is deleted just before (below), and reads and deletes what holdings name. */
  "platform/authorship.ts": {},
  /** Its callers say of which entity. */
  "platform/storing/read-all.ts": {},
  /** Its callers say of which entity, or which list. */
  "platform/storing/read-apart.ts": {},
  /** Its callers say which list. */
  "platform/sharded-list/read.ts": {},
  "platform/personal-data.ts": {},
};

const ofHoldings: readonly (readonly [module: string, ...actions: string[]])[] = [
  ["crm/privacy/erase-user.ts", "dynamodb:DeleteItem"],
  ["crm/privacy/export-user.ts"],
];

const sources = "packages/core/src/";
let partitions: ReadonlyMap<string, string> | undefined;
/** The partition keys of each entity, as its definition composes them: "UserEntity" → "USER#*". */
function partitionsOfEntities(): ReadonlyMap<string, string> {
  partitions ??= new Map(
    globSync(`${sources}**/*.ts`).flatMap((file) =>
      [...moduleText(file).matchAll(/const (\w+Entity) = kept\(\s*new Entity\([^]*?\bpk: ["`]([^"`]+)/g)].map(
        ([, name = "", pk = ""]) => [name, pk] as const,
      ),
    ),
  );
  return partitions;
}

/** The key of a list that a constant or a function of one text makes, by its name: openReceipts → "RECEIPTS#OPEN". */
function computedKey(name: string): string | undefined {
  if (name === "auditPartitions") return "AUDITOF#users#*";
  const definition = new RegExp(`const ${name} = (?:\\([^)]*\\)[^=]*=>\\s*)?["\`]([A-Z][^"\`]*)["\`]`);
  return globSync(`${sources}**/*.ts`)
    .map((file) => definition.exec(moduleText(file))?.[1])
    .find(Boolean);
}

/** The shards of a list that is declared by this name, or by a function of it. */
function shardsOf(name: string): { index: string; key: string } {
  const definition = new RegExp(
    `const ${name} = (?:\\([^)]*\\)[^=]*=>\\s*)?shardedList\\(\\s*"(gsi\\d)",\\s*["\`]([^"\`]+)`,
  );
  for (const file of globSync(`${sources}**/*.ts`)) {
    const [, index, list] = definition.exec(moduleText(file)) ?? [];
    if (index && list) return { index, key: `${list}#*` };
  }
  throw new Error(`declare ${name} by shardedList, or name the list where it is read`);
}

interface Reach {
  keys: { action: string; key: string }[];
  lists: { index: string; key: string }[];
}

/** The lists that a module asks for: in each object with a partition its key and the index, if there is one; the sharded ones. */
function listsIn(text: string): Reach["lists"] {
  const sharded = [...text.matchAll(/\b(?:page|rows)OfShards\(\s*(\w+)/g)].map(([, name = ""]) => shardsOf(name));
  const queried = [...text.matchAll(/[{][^{}]*?\bpartition: (?:["`]([^"`]+)["`]|(\w+))[^{}]*/g)].flatMap(
    ([around, literal, name = ""]) => {
      if (name === "string") return [];
      const key = literal ?? computedKey(name);
      if (!key) throw new Error(`say in stacks/bundles/reach.ts which list ${name} is`);
      return [{ index: /\bindex: "(\w+)"/.exec(around)?.[1] ?? "", key }];
    },
  );
  return [...queried, ...sharded];
}

const reaches = new Map<string, Reach>();
/** What one module touches; throws for one that touches something which can't be told. */
function reachOf(file: string): Reach {
  const found = reaches.get(file);
  if (found) return found;
  const [text, name] = [moduleText(file), file.slice(sources.length)];
  const calls = [...text.matchAll(/\b(\w+)\s*\.build\(\s*(\w+)\s*\)/g)].flatMap(([, entity = "", builder = ""]) => {
    const [key, action] = [partitionsOfEntities().get(entity), actionsOf[builder]];
    return key && action ? [{ action, key }] : [];
  });
  const batches = [...text.matchAll(/\bread(?:All|Apart)\(\s*(\w+Entity)\b/g)].flatMap(([, entity = ""]) => {
    const key = partitionsOfEntities().get(entity);
    if (!key) throw new Error(`${file}: say in stacks/bundles/reach.ts what ${entity} is`);
    return [{ action: "dynamodb:BatchGetItem", key }];
  });
  const lists = listsIn(text);
  const { keys = [], lists: furtherLists = [] } = said[name] ?? {};
  const silent =
    (/\bQueryCommand\b/.test(text) && lists.length === 0) ||
    (anyBuilder.test(text) && calls.length === 0) ||
    /new \w+Command\([^]*\bTableName\b/.test(text);
  const unknown = [...text.matchAll(/dynamodb-toolbox\/(?:entity|table)\/actions\/(\w+)/g)].filter(
    ([, action = ""]) => !known.test(action),
  );
  if ((silent && !said[name]) || unknown.length > 0)
    throw new Error(`${file}: say in stacks/bundles/reach.ts what it touches of the table`);
  const reach = {
    keys: [...keys.map(([action, key]) => ({ action, key })), ...calls, ...batches],
    lists: [
      ...(name.endsWith("personal-holdings.ts") ? [] : lists),
      ...furtherLists.map(([index, key]) => ({ index, key })),
    ],
  };
  reaches.set(file, reach);
  return reach;
}

const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted();

/** `modules`: the files of ours that are in a bundle. What their calls and queries touch, as IAM asks about it. */
export function tableGrantsOf(modules: readonly string[]): TableGrant[] {
  const own = modules.filter((file) => file.startsWith(sources));
  const all: Reach = {
    keys: own.flatMap((file) => reachOf(file).keys),
    lists: own.flatMap((file) => reachOf(file).lists),
  };
  const has = (name: string): boolean => own.includes(`${sources}${name}`);
  for (const [, ...actions] of ofHoldings.filter(([module]) => has(module))) {
    for (const text of own.filter((file) => file.endsWith("personal-holdings.ts")).map(moduleText)) {
      all.lists.push(...listsIn(text));
      for (const [entity, key] of partitionsOfEntities())
        if (new RegExp(`entity: ${entity}\\b`).test(text)) all.keys.push(...actions.map((action) => ({ action, key })));
    }
  }
  const stamped = has("platform/authorship.ts")
    ? all.keys.filter(({ action }) => action === "dynamodb:DeleteItem")
    : [];
  all.keys.push(...stamped.map(({ key }) => ({ action: "dynamodb:UpdateItem", key })));
  return [
    together(all.keys, reads),
    queries(all.lists, ""),
    // One grant for all that may stand in a transaction: IAM may ask about its keys together.
    together(all.keys, writes),
    ...sorted(all.lists.map(({ index }) => index)).flatMap((index) => (index ? [queries(all.lists, index)] : [])),
  ].filter(({ keys }) => keys.length > 0);
}

/** A batch is granted as a whole or not at all: its keys have to stand in one grant. */
function together(keys: Reach["keys"], actions: readonly string[]): TableGrant {
  const matching = keys.filter(({ action }) => actions.includes(action));
  return { actions: sorted(matching.map(({ action }) => action)), keys: sorted(matching.map(({ key }) => key)) };
}

const queries = (lists: Reach["lists"], index: string): TableGrant => ({
  actions: ["dynamodb:Query"],
  ...(index && { index }),
  keys: sorted(lists.filter((list) => list.index === index).map(({ key }) => key)),
});
