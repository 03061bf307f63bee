import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { SupplierEntity } from "../../logistics/index.ts";
import { isId } from "../../platform/id-shape.ts";
import { table } from "../../platform/table.ts";
import { CompanyEntity } from "../account.table.ts";
import { UserEntity } from "../user.table.ts";
import type { ItemChange } from "./changes.ts";

/** What products and series are called, by their ids. The catalogue stands above the accounts: whoever asks brings it along. */
export type GoodsNames = (ids: {
  products: readonly string[];
  series: readonly string[];
}) => Promise<ReadonlyMap<string, string>>;

/** Ids by what they are of; of those that stand in changes their fields tell. */
interface IdsToName {
  goodsNames: GoodsNames;
  people?: readonly string[];
  companies?: readonly string[];
  products?: readonly string[];
  changes: readonly ItemChange[];
}

const kinds = ["people", "companies", "products", "series", "suppliers"] as const;
type Kind = (typeof kinds)[number];

/** What an id under a field's name is of; any kind where the name doesn't say. */
const kindsByName: readonly (readonly [name: RegExp, kinds: readonly Kind[]])[] = [
  [/product/i, ["products"]],
  [/series/i, ["series"]],
  [/compan|supplier/i, ["companies", "suppliers"]],
  [/user|author|inviter|(^b|B)y$/, ["people"]],
  [/order|address/i, []],
];

const kindsByEntity: Readonly<Record<string, readonly Kind[]>> = {
  User: ["people"],
  Company: ["companies"],
  CompanyCredit: ["companies"],
  BankMandate: ["companies"],
  Product: ["products"],
  Series: ["series"],
  Supplier: ["suppliers"],
};

/** The ids that stand in a change, in values and in the names of fields, each with the field's own name. */
const idsIn = ({ fields }: Pick<ItemChange, "fields">): (readonly [id: string, under: string])[] =>
  fields.flatMap(({ field, from, to }) => {
    const steps = field.split(".");
    const under = steps.findLast((step) => !/^\d+$/.test(step) && !isId(step)) ?? "";
    return [...steps, from, to].flatMap((value) =>
      typeof value === "string" && isId(value) ? [[value, under] as const] : [],
    );
  });

/**
 * What these people, companies, products, series and suppliers are called now, by their ids. Nothing of what is gone. One batch reads
 * a hundred items.
 */
export async function namesOf({ changes, goodsNames, ...ids }: IdsToName): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<Kind, Set<string>>(kinds.map((kind) => [kind, new Set()]));
  const want = (id: string, of: readonly Kind[]) => {
    if (id) for (const kind of of) wanted.get(kind)?.add(id);
  };
  for (const kind of ["people", "companies", "products"] as const) for (const id of ids[kind] ?? []) want(id, [kind]);
  for (const change of changes) {
    want(change.id, kindsByEntity[change.entity] ?? []);
    for (const [id, under] of idsIn(change)) want(id, kindsByName.find(([name]) => name.test(under))?.[1] ?? kinds);
  }
  const idsOf = (kind: Kind) => [...(wanted.get(kind) ?? [])];
  const requests = [
    ...idsOf("people").map((id) => UserEntity.build(BatchGetRequest).key({ id })),
    ...idsOf("companies").map((id) => CompanyEntity.build(BatchGetRequest).key({ id })),
    ...idsOf("suppliers").map((id) => SupplierEntity.build(BatchGetRequest).key({ id })),
  ];
  const batches = Array.from({ length: Math.ceil(requests.length / batchSize) }, (_, at) =>
    requests.slice(at * batchSize, (at + 1) * batchSize),
  );
  const [goods, ...answers] = await Promise.all([
    goodsNames({ products: idsOf("products"), series: idsOf("series") }),
    ...batches.map((batch) => execute(table.build(BatchGetCommand).requests(...batch))),
  ]);
  const found = answers.flatMap(({ Responses }) => Responses?.[0] ?? []).filter((item) => item !== undefined);
  return new Map([...goods, ...found.map((item) => [item.id, nameOf(item)] as const)]);
}

type Named = { companyName: string; createdOn: string } | { name: string; surname: string };

function nameOf(item: Named): string {
  if ("surname" in item) return `${item.name} ${item.surname}`.trim();
  return item.companyName;
}

const batchSize = 100;

/** A change with the name of what it is of, and of all whose ids stand in it. */
export const named = (change: ItemChange, names: ReadonlyMap<string, string>) => ({
  ...change,
  name: names.get(change.id),
  names: Object.fromEntries(idsIn(change).flatMap(([id]) => (names.has(id) ? [[id, names.get(id) ?? ""]] : []))),
});
