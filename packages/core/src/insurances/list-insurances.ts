import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { creditFactsOf, findOrder, lateDebtsOf, type Debt } from "../orders/index.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { table } from "../platform/table.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import { coveredDebts, type CoveredDebt } from "./coverage.ts";
import type { InsuranceState } from "./insurance-states.ts";
import { nextAnswers } from "./claim-machine.ts";
import { coverOn, declareBy, isOpen, stateOf, type Claim, type Insurance } from "./insurance.ts";
import { InsuranceEntity, insuranceKeys, insurances } from "./insurance.table.ts";
import { insurersPolicy } from "./insurer.ts";
import { loadInsurance } from "./stored-insurance.ts";

interface Filters {
  state?: InsuranceState | undefined;
  /** Those that pay something late of which the insurer was not told. */
  toDeclare?: boolean | undefined;
  /** A part of the company's name or VAT number, in any case. */
  text?: string | undefined;
}

/** Companies of one read for a filter that few of them fit, and those that one request looks through at most. */
const atOnce = 100;
const lookedThrough = 1000;

type Row = Awaited<ReturnType<typeof rowOf>>;

const claimOf = ({ claims }: Insurance, { order }: Debt): Claim | undefined =>
  claims.find(({ orderId, state }) => orderId === order.id && state !== "withdrawn");

/** What the insurer would pay: what it has said where it has answered, else by the cover. */
const expectedOf = (claim: Claim | undefined, { expected }: CoveredDebt): number =>
  claim?.state === "refused" ? 0 : (claim?.indemnity ?? expected);

const sumOf = (amounts: readonly { amount: number }[]): number => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** By when the insurer is to be told of a covered debt: of one that is late, and of which it wasn't. */
function declareDebtBy(insurance: Insurance, debt: CoveredDebt, today: CivilDate): CivilDate | undefined {
  const { owedFrom, covered } = debt;
  const isLate = owedFrom !== undefined && owedFrom < today;
  return isLate && covered > 0 && !claimOf(insurance, debt) ? declareBy(owedFrom) : undefined;
}

/**
 * A company as the list shows it: what is covered and owed, and by when the insurer is to be told of what is late. All of its orders are
 * read only where one is late.
 */
async function rowOf(insurance: Insurance, today: CivilDate) {
  const { id, companyName, vatNumber, asked, covers, claims } = insurance;
  const [{ exposure }, late] = await Promise.all([creditFactsOf(id), lateDebtsOf(id, today)]);
  const debts = late.length > 0 ? await coveredDebts(insurance, today) : [];
  const cover = coverOn(covers, today);
  const open = claims.filter(isOpen);
  return {
    id,
    companyName,
    vatNumber,
    state: stateOf(insurance, today),
    asked: asked?.amount,
    askedOn: asked?.on,
    cover: cover?.amount,
    percent: cover?.percent,
    until: cover?.until,
    exposure,
    late: sumOf(late),
    declareBy: debts.flatMap((debt) => declareDebtBy(insurance, debt, today) ?? []).toSorted()[0],
    openClaims: open.length,
    claimed: sumOf(open),
  };
}

const fits = ({ state, toDeclare, text = "" }: Filters, row: Row): boolean => {
  const sought = text.trim().toLowerCase();
  return (
    (state === undefined || row.state === state) &&
    (!toDeclare || row.declareBy !== undefined) &&
    [row.companyName, row.vatNumber].some((words) => words.toLowerCase().includes(sought))
  );
};

/** A page of the companies at the insurer that fit, by name. */
export async function listInsurances(
  { cursor, limit, ...filters }: Filters & { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const today = romeDate(now);
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined && filter !== "");
  return filledPage<Row>(
    { cursor, limit },
    {
      read: async (after) => {
        const { Items = [], LastEvaluatedKey } = await table
          .build(QueryCommand)
          .query({ index: "gsi1", partition: insurances })
          .entities(InsuranceEntity)
          .options({ limit: isFiltered ? Math.max(limit, atOnce) : limit, ...(after && { exclusiveStartKey: after }) })
          .send();
        return { Items: await Promise.all(Items.map((one) => rowOf(one, today))), LastEvaluatedKey };
      },
      fitting: (rows) => rows.filter((row) => fits(filters, row)),
      keyOf: (row) => ({ pk: `INSURANCE#${row.id}`, sk: "INSURANCE", ...insuranceKeys(row) }),
      lookedThrough,
    },
  );
}

/** A claim, and what has become of its order's money: from the insurer, and what is still owed. */
async function claimView(claim: Claim) {
  const order = await findOrder(claim.orderId);
  const live = order?.transactions.filter(({ superseded }) => !superseded) ?? [];
  const paid = live.filter(({ status }) => status === "paid");
  return {
    ...claim,
    /** Cents that were booked as the insurer's, and those that are still to be paid by anybody. */
    fromInsurer: sumOf(paid.filter(({ method }) => method === "compensation_for_insolvency")),
    unpaid: sumOf(live.filter(({ status }) => status !== "paid")),
    next: nextAnswers(claim),
  };
}

/** A company at the insurer: its decisions, the orders that it covers, what is to be declared by when, and the claims. */
export async function insuranceView(insurance: Insurance, now: Date) {
  const today = romeDate(now);
  const { covers, claims } = insurance;
  const [row, debts, told] = await Promise.all([
    rowOf(insurance, today),
    coveredDebts(insurance, today),
    Promise.all(claims.map(claimView)),
  ]);
  const orders = debts.map((debt) => {
    const { order, amount, owedFrom, covered, invoicedOn } = debt;
    const by = declareDebtBy(insurance, debt, today);
    const claim = claimOf(insurance, debt);
    return {
      id: order.id,
      number: order.number,
      invoicedOn,
      owedFrom,
      amount,
      covered,
      expected: expectedOf(claim, debt),
      claim: claim?.state,
      declareBy: by,
    };
  });
  return {
    ...row,
    policy: { insurer: insurersPolicy.insurer, number: insurersPolicy.number },
    covers: covers.toReversed(),
    orders: orders.toSorted((a, b) => ((a.owedFrom ?? "9") < (b.owedFrom ?? "9") ? -1 : 1)),
    claims: told.toReversed(),
  };
}

export const getInsurance = async (id: string, now: Date) => insuranceView(await loadInsurance(id), now);
