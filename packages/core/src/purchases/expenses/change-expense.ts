import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { writer } from "../../platform/authorship.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { newIdAt } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { isTooLongAgo } from "../../platform/page/usual-days.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { instant, romeDate } from "../../platform/time.ts";
import { isUnusual, usualOf } from "../../platform/confirming/unusual.ts";
import { findPurchase } from "../stored-purchase.ts";
import type { Expense } from "./expense.ts";
import type { ExpenseWarning } from "./expense-kinds.ts";
import { ExpenseEntity, itemOf } from "./expense.table.ts";
import { listExpenses } from "./list-expenses.ts";

/** What of an expense is typed. */
export type ExpenseFields = Pick<
  Expense,
  "kind" | "on" | "amount" | "payee" | "reference" | "description" | "purchaseId" | "spread"
>;

/** The write of a new expense, for a transaction. */
export const newExpense = (expense: Expense) =>
  ExpenseEntity.build(PutTransaction)
    .item(itemOf(expense))
    .options({ condition: { attr: "id", exists: false } });

/** What was typed, with the number of its purchase. Problem: invalid-input for a day to come or one of more than ten years ago, whose papers nobody keeps, or a purchase that isn't there or was called off. */
async function judged(fields: ExpenseFields, now: Date) {
  if (fields.on > romeDate(now)) throw invalid({ field: "on", code: "in-the-future" });
  if (isTooLongAgo(fields.on, romeDate(now))) throw invalid({ field: "on", code: "too-long-ago" });
  const { purchaseId } = fields;
  if (purchaseId === undefined) return { ...fields, spread: undefined };
  const purchase = await findPurchase(purchaseId);
  if (!purchase) throw invalid({ field: "purchaseId", code: "not-found" });
  if (purchase.state === "cancelled") throw invalid({ field: "purchaseId", code: "purchase-cancelled" });
  return { ...fields, spread: fields.spread ?? ("value" as const), purchaseNumber: purchase.number };
}

/** Earlier expenses by which it is judged what a payee usually takes. */
const looked = 100;

/** Demands a word on an amount that is far above what its payee takes for the like, by the latest expenses. Problem: confirmation-needed at `amount`. */
async function demandUsual({ kind, payee, amount }: ExpenseFields, confirmed: Confirmed, own?: string): Promise<void> {
  if (confirmed?.includes("unusual-amount")) return;
  const { items } = await listExpenses({ kind, text: payee, limit: looked });
  const usual = usualOf(items.filter((one) => one.payee === payee && one.id !== own).map((one) => one.amount));
  if (usual === undefined || !isUnusual(amount, usual)) return;
  demandConfirmed([{ field: "amount", warnings: [{ code: "unusual-amount", params: { amount, usual } }], confirmed }]);
}

type Confirmed = readonly ExpenseWarning[] | undefined;
/** With the codes of figures that are meant though they are unusual. */
type Said = ExpenseFields & { confirmed?: Confirmed };

/** Notes an expense. Problems: invalid-input at the field, confirmation-needed. */
export async function addExpense({ confirmed, ...fields }: Said, now: Date): Promise<Expense> {
  await demandUsual(fields, confirmed);
  const made = { id: newIdAt(now), version: 1, createdOn: instant(now), createdBy: writer() };
  const expense: Expense = { ...(await judged(fields, now)), ...made };
  await ExpenseEntity.build(PutItemCommand).item(itemOf(expense)).send();
  return expense;
}

/** The expense, if it is one that is changed by hand. Problems: not-found, invalid-transition for a matched invoice. */
async function changeable(id: string): Promise<Expense> {
  const { Item } = await ExpenseEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  if (Item.kind === "goods") throw new Problem("invalid-transition", { state: "matched" });
  return Item;
}

/** Problem: version-conflict where somebody else has written meanwhile. */
async function unlessWritten(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("version-conflict");
    throw error;
  }
}

/**
 * Corrects an expense under the version that was read: a field that is left out is emptied. Problems: not-found, invalid-transition,
 * version-conflict, invalid-input at the field, confirmation-needed.
 */
export async function saveExpense(
  id: string,
  { version, confirmed, ...fields }: Said & { version: number },
  now: Date,
): Promise<Expense> {
  const { createdOn, createdBy, amount } = await changeable(id);
  if (amount !== fields.amount) await demandUsual(fields, confirmed, id);
  const expense: Expense = { ...(await judged(fields, now)), id, version: version + 1, createdOn, createdBy };
  await unlessWritten(() =>
    ExpenseEntity.build(PutItemCommand)
      .item(itemOf(expense))
      .options({ condition: { attr: "version", eq: version } })
      .send(),
  );
  return expense;
}

/** Strikes an expense out that was noted by mistake, as it was seen. Problems: not-found, invalid-transition, version-conflict. */
export async function deleteExpense(id: string, version: number): Promise<void> {
  await changeable(id);
  await unlessWritten(() =>
    ExpenseEntity.build(DeleteItemCommand)
      .key({ id })
      .options({ condition: { attr: "version", eq: version } })
      .send(),
  );
}
