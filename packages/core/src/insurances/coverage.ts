import { debtsOf, goodsInvoice, type Debt, type Order } from "../orders/index.ts";
import type { Cents } from "../platform/money.ts";
import type { CivilDate } from "../platform/time.ts";
import { coveredOf, coverOn, indemnityOf, type Insurance } from "./insurance.ts";

/** The day by which an order is covered: its goods' invoice's; today for what isn't invoiced yet. */
const soldOn = (order: Order, today: CivilDate): CivilDate => goodsInvoice(order)?.date ?? today;

export interface CoveredDebt extends Debt {
  /** Cents of it that the insurer covers, and what it would pay of them. */
  covered: Cents;
  expected: Cents;
  invoicedOn?: CivilDate | undefined;
}

/** All that a company owes on credit, with what the insurer covers of each order. */
export async function coveredDebts({ id, covers }: Insurance, today: CivilDate): Promise<CoveredDebt[]> {
  const debts = await debtsOf(id);
  const owing = debts.map(({ order, amount }) => ({ orderId: order.id, amount, soldOn: soldOn(order, today) }));
  const parts = coveredOf(covers, owing);
  return debts.map((debt) => {
    const covered = parts.get(debt.order.id) ?? 0;
    const expected = indemnityOf(covered, coverOn(covers, soldOn(debt.order, today)));
    return { ...debt, covered, expected, invoicedOn: goodsInvoice(debt.order)?.date };
  });
}

/** What the insurer covers of one order, among all that its company owes; nothing where it owes nothing by it. */
export async function coverageOf(
  insurance: Insurance,
  { id }: Pick<Order, "id">,
  today: CivilDate,
): Promise<{ covered: Cents; expected: Cents }> {
  const debt = (await coveredDebts(insurance, today)).find(({ order }) => order.id === id);
  return { covered: debt?.covered ?? 0, expected: debt?.expected ?? 0 };
}
