import { documents, table, tableDefinition } from "../table.ts";
import { UnreadableItem } from "./unreadable.ts";

/** The attribute that says by which version of its entity's shape an item was written; absent: by the first. */
export const shapeVersion = "_shape";

/**
 * What an item has besides the attributes of its entity, because a newer version of the product has written it: it goes with what is
 * read, so that it is not lost when the whole item is written again, and is back in its place for whoever knows it.
 */
export const unnamed = "_unnamed";

export type StoredItem = Readonly<Record<string, unknown>>;

/**
 * Brings an item of one version to the next. It may meet an item of which an update has written parts anew, or only the attributes
 * that a query asked for: what is there already stays, what isn't there is passed over.
 */
export type Upgrade = (item: StoredItem) => StoredItem;

interface Shape {
  upgrades: readonly Upgrade[];
  /** Under which names its attributes are stored. */
  names: ReadonlySet<string>;
}

const shapes = new Map<string, Shape>();

/** From now on what is read of this entity is brought to its newest shape: the first step leads from version 1 to 2. */
export const readAs = (entity: string, shape: Shape): void => void shapes.set(entity, shape);

const { partitionKey, sortKey, indexes } = tableDefinition;
const ofTheTable = new Set<string>([
  partitionKey,
  sortKey,
  ...indexes.flatMap((index) => [index.partitionKey, index.sortKey]),
  table.entityAttributeSavedAs,
  shapeVersion,
  unnamed,
]);

/** What an item has besides its entity's attributes; undefined where there is nothing, as nearly always. */
function besides(item: StoredItem, names: ReadonlySet<string>): Record<string, unknown> | undefined {
  let found: Record<string, unknown> | undefined;
  for (const name in item) if (!names.has(name) && !ofTheTable.has(name)) (found ??= {})[name] = item[name];
  return found;
}

/** An item as its entity's newest shape has it. Throws for one of a shape that nobody knows yet. */
export function upgraded(item: StoredItem): StoredItem {
  const entity = String(item[table.entityAttributeSavedAs]);
  const shape = shapes.get(entity);
  if (!shape) return item;
  const { upgrades, names } = shape;
  const version = Number(item[shapeVersion] ?? 1);
  if (version > upgrades.length + 1) throw new UnreadableItem(`${entity}.${shapeVersion}`, `of version ${version}`);
  const whole = item[unnamed] ? { ...(item[unnamed] as StoredItem), ...item, [unnamed]: undefined } : item;
  const newest = upgrades.slice(version - 1).reduce<StoredItem>((older, upgrade) => upgrade(older), whole);
  const rest = besides(newest, names);
  return rest ? { ...newest, [unnamed]: rest } : newest;
}

/**
 * An item of the table's stream as today's shape has it, so that one before a change and one after it can be compared. Of a shape
 * that a later version of the product has written it goes through: a stream's batch that is refused holds up all after it.
 */
export function upgradedImage(item: StoredItem): StoredItem {
  try {
    return upgraded(item);
  } catch (error) {
    if (error instanceof UnreadableItem) return item;
    throw error;
  }
}

interface Answer {
  Item?: StoredItem;
  Attributes?: StoredItem;
  Items?: StoredItem[];
  Responses?: Record<string, StoredItem[]> | { Item?: StoredItem }[];
}

function upgradedAnswer({ Item, Attributes, Items, Responses, ...rest }: Answer): Answer {
  const responses = Array.isArray(Responses)
    ? Responses.map((one) => (one.Item ? { ...one, Item: upgraded(one.Item) } : one))
    : Responses && Object.fromEntries(Object.entries(Responses).map(([name, items]) => [name, items.map(upgraded)]));
  return {
    ...rest,
    ...(Item && { Item: upgraded(Item) }),
    ...(Attributes && { Attributes: upgraded(Attributes) }),
    ...(Items && { Items: Items.map(upgraded) }),
    ...(responses && { Responses: responses }),
  };
}

documents.middlewareStack.add(
  (next) => async (args) => {
    const result = await next(args);
    return { ...result, output: upgradedAnswer(result.output as Answer) as typeof result.output };
  },
  { step: "initialize", name: "upgrades", override: true },
);
