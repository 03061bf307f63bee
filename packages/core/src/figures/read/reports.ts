import { quotationFunnel } from "../../quotations/index.ts";
import { countDueTickets } from "../../tickets/index.ts";
import { currentPeriod } from "../rules/period.ts";
import { salesMarks, techMarks } from "../rules/entry.ts";
import { partedBy, rankingOf, reportOf } from "./read-report.ts";

interface Asked {
  period?: string | undefined;
}

/** How sales go in a period, and of a month its quotations, those of one employee where they are asked for. Up to nine requests. */
export async function salesReport({ period, ownerId }: Asked & { ownerId?: string | undefined }, now: Date) {
  const report = await reportOf(period, salesMarks, now);
  const { grain, sums } = report;
  const [by, products, quotations] = await Promise.all([
    partedBy(sums, [
      ["paid", "category"],
      ["paid", "country"],
      ["paid", "customer"],
      ["paid", "agent"],
      ["paid", "method"],
      ["placed", "country"],
      ["placed", "customer"],
      ["placed", "agent"],
      ["subscription", "plan"],
      ["return-asked", "reason"],
    ]),
    rankingOf(report.period),
    grain === "month" ? quotationFunnel({ period: report.period, ownerId }, now) : undefined,
  ]);
  return { ...report, by, ...(products && { products }), ...(quotations && { quotations }) };
}

/** Requests that are late at present are counted up to so many. */
const mostLate = 500;

/** How the technical desk does in a period; in the present one with what is late and still open, which no kept figure knows before it is over. */
export async function techReport({ period }: Asked, now: Date) {
  const report = await reportOf(period, techMarks, now);
  const isPresent = report.period === currentPeriod(report.grain, now);
  const lateOpen = isPresent ? await countDueTickets(mostLate, now, "overdue") : undefined;
  const by = await partedBy(report.sums, [
    ["ticket-opened", "topic"],
    ["ticket-answered", "topic"],
    ["ticket-late", "topic"],
  ]);
  return { ...report, by, ...(lateOpen && { lateOpen }) };
}
