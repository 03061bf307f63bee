import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { companyInReach } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import { romeDate } from "../../platform/time.ts";
import type { Cents } from "../../platform/money.ts";
import { creditDecision, overdueDaysOf, type CreditFacts } from "../../payments/index.ts";
import type { Order } from "../order.ts";
import { raised } from "./credit-writes.ts";
import { CompanyCreditEntity, owedBy, OwedOrderEntity } from "./credit.table.ts";

/** What decides on a company's credit: its limit, its exposure, its oldest debt; two requests, however many orders it has. */
export async function creditFactsOf(companyId: string | undefined): Promise<CreditFacts> {
  if (!companyId) return { exposure: 0 };
  const [{ Item }, { Items = [] }] = await Promise.all([
    CompanyCreditEntity.build(GetItemCommand).key({ companyId }).options({ consistent: true }).send(),
    table
      .build(QueryCommand)
      .query({ index: "gsi1", partition: owedBy(companyId) })
      .entities(OwedOrderEntity)
      .options({ limit: 1 })
      .send(),
  ]);
  const [oldest] = Items;
  return { limit: Item?.limit, exposure: Item?.exposure ?? 0, owedFrom: oldest?.owedFrom, owedBy: oldest?.number };
}

/**
 * The facts, where they allow so many cents more. Problems: credit-limit-missing, credit-overdue, credit-limit-exceeded,
 * with the figures.
 */
export async function demandCredit(companyId: string | undefined, amount: Cents, now: Date): Promise<CreditFacts> {
  const facts = await creditFactsOf(companyId);
  const decision = creditDecision(facts, amount, romeDate(now));
  if (!decision.allowed) throw new Problem(decision.code, decision.params);
  return facts;
}

/**
 * The limit for a change that keeps or sends out more goods unpaid: its company is asked as when an order is placed; undefined
 * for one that raises nothing. Problems: as demandCredit.
 */
export async function creditForMore(before: Order, after: Order, now: Date): Promise<Cents | undefined> {
  const more = raised(before, after);
  return more > 0 ? (await demandCredit(after.companyId, more, now)).limit : undefined;
}

/** As the back office shows it. */
export async function creditViewOf(companyId: string, now: Date) {
  const facts = await creditFactsOf(companyId);
  const { limit, exposure, owedBy: overdueOrder } = facts;
  const overdueDays = overdueDaysOf(facts, romeDate(now));
  return { limit, exposure, overdueDays, ...(overdueDays > 0 && { overdueOrder }) };
}

/** The same for an employee who reaches the company. Problem: not-found. */
export async function companyCredit(actor: Pick<User, "id" | "roles">, companyId: string, now: Date) {
  await companyInReach(actor, companyId);
  return creditViewOf(companyId, now);
}
