import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import { table } from "../../platform/table.ts";
import { plusMonths, romeMonth } from "../../platform/time.ts";
import { readsCompany, type Scope } from "../../orders/index.ts";
import { forThemselves, SpendingEntity, spendingOfCompany, spendingOfUser } from "./spending.table.ts";
import { together } from "./spent.ts";

/** So many months are told one by one, this one included. */
const monthsTold = 12;

type Asker = Pick<User, "id" | "companyId" | "memberRole">;

/**
 * What a user's orders came to, or their company's for its owners and viewers: each of the last twelve months, none left out, and all
 * of them ever. The same orders as `listOwnOrders` answers. One request.
 */
export async function readSpending(user: Asker, scope: Scope, now: Date) {
  const ofCompany = readsCompany(user, scope);
  const query = ofCompany ? { partition: spendingOfCompany(user.companyId) } : { partition: spendingOfUser(user.id) };
  const { Items = [] } = await table
    .build(QueryCommand)
    .query(query)
    .entities(SpendingEntity)
    .options({ maxPages: Infinity })
    .send();
  const own = Items.filter(({ company }) => company === forThemselves || company === user.companyId);
  const first = `${romeMonth(now)}-01`;
  const months = Array.from({ length: monthsTold }, (_, back) => plusMonths(first, back - monthsTold + 1).slice(0, 7));
  return {
    scope: ofCompany ? ("company" as const) : ("own" as const),
    months: months.map((month) => ({ month, ...together(own.filter((row) => row.month === month)) })),
    all: together(own),
  };
}
