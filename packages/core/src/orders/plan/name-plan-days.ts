import { untilWritten } from "../../platform/storing/until-written.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { planDays, type PlanSale } from "./place-plan-order.ts";

/**
 * A month that began on another day than was shown, when its money came, is named by the days that it has: its invoice says what was sold. One that
 * is invoiced stays as it is. May be repeated.
 */
export const namePlanDays = (orderId: string, sold: Pick<PlanSale, "plan" | "from" | "to">, now: Date): Promise<void> =>
  untilWritten(async () => {
    const before = await loadOrder(orderId);
    const name = planDays(sold);
    if (!before.subscription || (before.invoices ?? []).length > 0 || before.lines.every((one) => one.name === name))
      return;
    const lines = before.lines.map((line) => ({ ...line, name }));
    await writeOrder({ before, after: { ...before, lines }, by: "system", now });
  });
