import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { beforeAll, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { sentQuotation } from "../../../../../tests/support/quotations.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { UserEntity } from "../../accounts/user.table.ts";
import { QuotationEntity } from "../quotation.table.ts";
import { loadQuotation } from "../stored-quotation.ts";
import type * as listing from "./list-quotations.ts";
import type * as updating from "../../accounts/directory/update-directory.ts";

useDatabase();
useObjectStorage();

let list: typeof listing.listQuotations;
let update: typeof updating.updateDirectory;
// The client of the buckets is made when its module is read: after the buckets are there.
beforeAll(async () => {
  list = (await import("./list-quotations.ts")).listQuotations;
  update = (await import("../../accounts/directory/update-directory.ts")).updateDirectory;
});

/** A quotation of Sigfrido Quattrocchi of Fotovoltaico Esame S.r.l., who has a telephone. */
async function known() {
  const made = await sentQuotation([{ pieces: 20, quantity: 2 }]);
  const { id } = made.user;
  await UserEntity.build(UpdateItemCommand).item({ id, telephone: "+393331234567" }).send();
  const quotation = await loadQuotation(made.quotation.id);
  const customer = { ...quotation.customer, name: "Sigfrido Quattrocchi", companyName: "Fotovoltaico Esame S.r.l." };
  await QuotationEntity.build(UpdateItemCommand)
    .item({ id: quotation.id, customer: { ...customer, vatNumber: "IT09312345672" } })
    .send();
  await update([id]);
  return { ...made, quotation };
}

it("is found by whatever of its customer is in hand, however it is written, and by nothing that is another's", async () => {
  const { agent, quotation } = await known();
  const found = async (referenceFilter: string) =>
    (await list(agent, { limit: 50, referenceFilter }, now)).items.some(({ id }) => id === quotation.id);
  for (const typed of [
    "09312345672",
    "IT 0931 2345 672",
    "it09312345672",
    "3331234567",
    "+39 333 123 4567",
    "0039 333-1234567",
    "333 1234567",
    "quattrochi",
    "Sigfrdio",
    "esame srl",
    "esme",
    "fotovoltaico esmae",
  ])
    expect([typed, await found(typed)]).toEqual([typed, true]);
  for (const typed of ["09312345673", "3331234568", "esm", "quattroxyi", "333"])
    expect([typed, await found(typed)]).toEqual([typed, false]);
});

it("of no month named it shows those of the latest months, newest first and page by page: none is missed on the first of a month", async () => {
  const { agent, owner, quotation, user } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
  const first = new Date("2026-12-01T08:00:00Z");
  const mine = { limit: 50, ownerId: agent.id };
  expect((await list(agent, mine, first)).items).toMatchObject([{ id: quotation.id }]);
  expect((await list(agent, { ...mine, period: "2026-12" }, first)).items).toEqual([]);
  expect((await list(owner, { ...mine, referenceFilter: user.email }, first)).items).toHaveLength(1);
  expect((await list(agent, mine, new Date("2028-02-01T08:00:00Z"))).items).toEqual([]);
  const all = await list(agent, { limit: 50 }, first);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(agent, { limit: 1, cursor }, first);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.cursor ?? undefined;
  } while (cursor);
  expect(ids).toEqual(all.items.map(({ id }) => id));
});
