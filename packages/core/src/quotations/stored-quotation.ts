import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { usersInReach } from "../accounts/index.ts";
import { maySee } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { type Write, orVersionConflict } from "../platform/storing/transaction.ts";
import { table } from "../platform/table.ts";
import type { Announced } from "../platform/work/event.ts";
import { announce } from "../platform/work/outbox.ts";
import type { Content, Quotation, QuotationVersion } from "./quotation.ts";
import { indexKeysOf, QuotationEntity, QuotationVersionEntity } from "./quotation.table.ts";
import { openSaleWrites } from "./sales/open-sale.table.ts";

/** A quotation whoever asks; undefined where there is none. */
export async function findQuotation(id: string): Promise<Quotation | undefined> {
  const { Item } = await QuotationEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  return Item;
}

/** The same where it has to be. Problem: not-found. */
export async function loadQuotation(id: string): Promise<Quotation> {
  const quotation = await findQuotation(id);
  if (!quotation) throw new Problem("not-found");
  return quotation;
}

type Employee = Pick<User, "id" | "roles">;

/** One that this employee may look at: an agent sees their own and those of their own customers. Problem: not-found. */
export async function quotationInReach(actor: Employee, id: string): Promise<Quotation> {
  const quotation = await loadQuotation(id);
  if (quotation.ownerId === actor.id || (await usersInReach(actor, [quotation.userId])).has(quotation.userId))
    return quotation;
  throw new Problem("not-found");
}

/** One that was sent to this user, or to their company. What was never sent is not there for them. Problem: not-found. */
export async function ownQuotation(user: User, id: string): Promise<Quotation> {
  const quotation = await loadQuotation(id);
  if (quotation.sent === 0 || !maySee(user, quotation)) throw new Problem("not-found");
  return quotation;
}

/** Problem: not-found. */
export async function loadVersion(quotationId: string, version: number): Promise<QuotationVersion> {
  const { Item } = await QuotationVersionEntity.build(GetItemCommand)
    .key({ quotationId, version })
    .options({ consistent: true })
    .send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

/** Versions that a page shows; an earlier one is had by its number. */
const shownVersions = 20;

/** The newest versions that were sent, the oldest of them first, and the one before those, which the first differs from. */
export async function newestVersions({ id }: Pick<Quotation, "id">) {
  const found: QuotationVersion[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ partition: `QUOTATION#${id}`, range: { beginsWith: "VERSION#" } })
      .entities(QuotationVersionEntity)
      .options({
        consistent: true,
        reverse: true,
        limit: shownVersions + 1 - found.length,
        ...(after && { exclusiveStartKey: after }),
      })
      .send();
    found.push(...Items);
    after = LastEvaluatedKey;
  } while (after && found.length <= shownVersions);
  return { versions: found.slice(0, shownVersions).toReversed(), former: found[shownVersions] };
}

/** Whoever writes says which revision they read: another one is there meanwhile, and they are told. Problem: version-conflict. */
export function demandRevision({ revision }: Pick<Quotation, "revision">, read: number | undefined): void {
  if (read !== undefined && read !== revision) throw new Problem("version-conflict");
}

const articlesOf = (contents: readonly (Content | undefined)[]): string[] => [
  ...new Set(contents.flatMap((content) => content?.lines.map(({ productId }) => productId) ?? [])),
];

interface Change {
  /** As it was read; absent for a new one. */
  before?: Quotation | undefined;
  after: Quotation;
  /** A version that is sent with it. */
  version?: QuotationVersion | undefined;
  /** What the customer has of it afterwards, for the articles that it is found by. */
  current?: Content | undefined;
  also?: readonly Write[];
  events?: readonly Announced[];
  now: Date;
}

/** The write of a quotation under the revision that was read, and as it is afterwards. */
export function putting({ before, after, current }: Pick<Change, "before" | "after" | "current">) {
  const productIds = articlesOf([current, after.draft]);
  const quotation: Quotation = {
    ...after,
    productIds: productIds.length > 0 ? productIds : after.productIds,
    revision: (before?.revision ?? 0) + 1,
  };
  const write = QuotationEntity.build(PutTransaction)
    .item({ ...quotation, productIds: [...quotation.productIds], ...indexKeysOf(quotation) })
    .options({ condition: before ? { attr: "revision", eq: before.revision } : { attr: "revision", exists: false } });
  return { quotation, write };
}

/**
 * Writes a changed quotation under the revision that was read, with the version that it sends and its events: all or nothing. Problem:
 * version-conflict when another write came in between, or one of `also` was refused.
 */
export async function writeQuotation({ before, after, version, current, also = [], events = [], now }: Change) {
  const { quotation, write } = putting({ before, after, current: current ?? version?.content });
  try {
    await execute(
      write,
      ...(version
        ? [
            QuotationVersionEntity.build(PutTransaction)
              .item({
                ...version,
                gsi1pk: `USER#${version.userId}#QUOTATIONVERSIONS`,
                gsi1sk: `${version.sentOn}#${version.quotationId}`,
              })
              .options({ condition: { attr: "version", exists: false } }),
          ]
        : []),
      ...openSaleWrites(before, quotation),
      ...also,
      ...events.map((one) => announce(one, now)),
    );
  } catch (error) {
    throw orVersionConflict(error);
  }
  return quotation;
}
