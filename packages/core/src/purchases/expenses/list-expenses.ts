import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { demandDaysInOrder } from "../../platform/page/demand-days.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { table } from "../../platform/table.ts";
import { wordsIn } from "../../platform/text/words-in.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { Expense } from "./expense.ts";
import type { ExpenseKind } from "./expense-kinds.ts";
import { ExpenseEntity, expenseKeys, expenses } from "./expense.table.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
  kind?: ExpenseKind | undefined;
  /** Without suppliers' invoices. */
  moving?: boolean | undefined;
  /** Words of payee, document, description or the purchase's number. */
  text?: string | undefined;
  /** Their days, both included. */
  from?: CivilDate | undefined;
  until?: CivilDate | undefined;
}

/** A search looks through some years. */
const lookedThrough = 2000;

/** The first days and the last ones that are asked for. Ids stand behind the day: "~" comes after all of them. */
function rangeOf({ from, until }: Page) {
  const last = until && `${until}#~`;
  if (from && last) return { range: { between: [from, last] as [string, string] } };
  if (from) return { range: { gte: from } };
  return last ? { range: { lte: last } } : {};
}

/** The expenses, the latest first: all, or those that are asked for. Problem: invalid-input where the last day is before the first. */
export async function listExpenses(page: Page) {
  const { cursor, limit, kind, moving, text } = page;
  demandDaysInOrder(page.from, page.until, "until");
  const isNamed = wordsIn(text);
  return filledPage<Expense>(
    { cursor, limit },
    {
      read: (after) =>
        table
          .build(QueryCommand)
          .query({ index: "gsi1", partition: expenses, ...rangeOf(page) })
          .entities(ExpenseEntity)
          .options({ limit: Math.max(limit, 100), reverse: true, ...(after && { exclusiveStartKey: after }) })
          .send(),
      fitting: (found) =>
        found.filter(
          (one) =>
            (kind === undefined || one.kind === kind) &&
            (!moving || one.kind !== "goods") &&
            isNamed(one.payee, one.reference, one.description, one.purchaseNumber),
        ),
      keyOf: (expense) => ({ pk: `EXPENSE#${expense.id}`, sk: "EXPENSE", ...expenseKeys(expense) }),
      lookedThrough,
    },
  );
}

/** What was spent on an order to a supplier, by day. */
export async function expensesOf(purchaseId: string): Promise<Expense[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi2", partition: `PURCHASEEXPENSES#${purchaseId}` })
    .entities(ExpenseEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

/** What the moving of goods has cost, the latest first: freight, customs, storage; never a supplier's invoice, which tells prices. */
export const listMovingExpenses = (page: Pick<Page, "cursor" | "limit">) => listExpenses({ ...page, moving: true });
