import { any } from "dynamodb-toolbox";
import type { Entity } from "dynamodb-toolbox/entity";
import { $SET, $set } from "dynamodb-toolbox/entity/actions/update/symbols";
import { AnySchema } from "dynamodb-toolbox/schema/any";
import { ItemSchema } from "dynamodb-toolbox/schema/item";
import type * as z from "zod";
import { authorship, untoldRemovals } from "../authorship.ts";
import { UnreadableItem } from "./unreadable.ts";
import { readAs, shapeVersion, unnamed, type Upgrade } from "./upgrade.ts";

/** Reads and writes one attribute by its schema. The value itself goes through, also with fields that the schema doesn't name. */
class Codec<T> {
  #field = "";
  readonly schema: z.ZodType<T>;
  constructor(schema: z.ZodType<T>) {
    this.schema = schema;
  }
  /** Which attribute it is of: it stands in the error. */
  nameIt(field: string): void {
    if (this.#field) throw new Error(`${field} shares the codec of ${this.#field}: each entity needs its own`);
    this.#field = field;
  }
  readonly decode = (value: unknown): T => this.#checked(value);
  /** An update may say `$set(value)`, which is the value under a symbol. */
  readonly encode = (value: T): unknown =>
    isSetting(value) ? { [$SET]: this.#checked(value[$SET]) } : this.#checked(value);

  #checked(value: unknown): T {
    const { success, error } = this.schema.safeParse(value);
    if (success) return value as T;
    const [issue] = error.issues;
    throw new UnreadableItem([this.#field, ...(issue?.path ?? []).map(step)].join("."), issue?.message ?? "");
  }
}

const isSetting = (value: unknown): value is Record<typeof $SET, unknown> =>
  typeof value === "object" && value !== null && $SET in value;

/** A step of a path; a key that data has made may tell of somebody. */
const step = (part: PropertyKey): string => (/^(\d+|[a-zA-Z]\w*)$/.test(String(part)) ? String(part) : "*");

/**
 * An attribute that is read and written by its schema, which checks and changes nothing: no defaults, no transformations. Those that
 * dynamodb-toolbox has kinds for (text, number, truth, lists of them) it checks itself.
 */
export const stored = <T>(schema: z.ZodType<T>) => any().castAs<T>().transform(new Codec(schema));

/** Whole: an update takes a plain object for parts of what is there. */
const signature = () => {
  const by = authorship();
  return by && $set(by);
};

interface Kept {
  /** The steps from an older shape to today's, the oldest first; an item that is written says how many there were. */
  upgrades?: readonly Upgrade[];
  /** Nobody reads who has deleted one: names held, tokens, sessions. */
  removals?: "untold";
}

const codecOf = (attribute: unknown): Codec<unknown> | undefined => {
  const { props, elements } = attribute as { props: { transform?: unknown }; elements?: unknown };
  return props.transform instanceof Codec ? props.transform : elements ? codecOf(elements) : undefined;
};

/** By which schema an attribute is read and written; undefined of one that dynamodb-toolbox checks itself. */
export const schemaOf = (attribute: unknown): z.ZodType | undefined => codecOf(attribute)?.schema;

/**
 * Every entity is declared through this. Its items say who has written them, where it was an employee (`changedBy`: with every
 * put and update), and of which shape they are; its attributes know their names for what is said when one can't be read.
 */
export function kept<E>(entity: E, { upgrades = [], removals }: Kept = {}): E {
  const { entityName, schema } = entity as Pick<Entity, "entityName" | "schema">;
  for (const [name, attribute] of Object.entries(schema.attributes))
    codecOf(attribute)?.nameIt(`${entityName}.${name}`);
  const hidden = { required: "never", hidden: true } as const;
  const attributes = {
    ...schema.attributes,
    changedBy: new AnySchema({ ...hidden, putDefault: authorship, updateDefault: signature }),
    [unnamed]: new AnySchema({ required: "never" }),
    ...(upgrades.length > 0 && { [shapeVersion]: new AnySchema({ ...hidden, putDefault: upgrades.length + 1 }) }),
  };
  const whole = new ItemSchema(attributes, schema.props);
  whole.check();
  readAs(entityName, { upgrades, names: whole.savedAttributeNames });
  if (removals === "untold") untoldRemovals.add(entityName);
  return Object.assign(entity as object, { schema: whole }) as E;
}
