import { createTable, startDatabase } from "@solvia/local/database/database";
import { percentile, timings, type Row } from "./measure.ts";
import { requestsOf } from "./requests.ts";

const orders = 100_000;
const days = 730;
const countries = ["IT", "DE", "FR", "ES", "AT", "PT", "RO", "HR"];
const categories = ["panels", "inverters", "batteries", "cables", "brackets", "optimizers"];

/** What a page of figures costs over what 100,000 orders of two years come to, each counted by the product's own rules. */
export async function figureRows(): Promise<Row[]> {
  const { endpoint, stop } = await startDatabase();
  Object.assign(process.env, {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    TABLE_NAME: "solvia-figures",
  });
  await createTable(endpoint, "solvia-figures");
  await writeSums();
  const { reportOf } = await import("@solvia/core/figures/read/read-report");
  const { salesReport } = await import("@solvia/core/figures/read/reports");
  const { marks } = await import("@solvia/core/figures/rules/entry");
  const now = new Date("2026-11-20T10:00:00Z");
  const rows: Row[] = [];
  for (const period of ["2026-11-20", "2026-W47", "2026-11", "2026"]) {
    const general = () => reportOf(period, marks, now);
    const sales = () => salesReport({ period }, now);
    rows.push(
      { what: `figures of ${period}: requests`, measured: await requestsOf(general), unit: "" },
      { what: `figures of ${period}: p50`, measured: percentile(await timings(20, general), 0.5), unit: "ms" },
      { what: `sales figures of ${period}: requests`, measured: await requestsOf(sales), unit: "" },
      { what: `sales figures of ${period}: p50`, measured: percentile(await timings(20, sales), 0.5), unit: "ms" },
    );
  }
  await stop();
  return rows;
}

/** The sums that a worker would have written, each order placed and paid on the day after. */
async function writeSums(): Promise<void> {
  const { PutItemCommand } = await import("dynamodb-toolbox/entity/actions/put");
  const { FigureSumsEntity } = await import("@solvia/core/figures/figures.table");
  const { movesOf, addedSums } = await import("@solvia/core/figures/rules/sums");
  const { whole } = await import("@solvia/core/figures/rules/entry");
  const { plusDays } = await import("@solvia/core/platform/time");
  type Moves = ReturnType<typeof movesOf>;
  const all: Moves = new Map();
  for (let day = 0; day < days; day += 1) {
    const entries = Array.from({ length: Math.round(orders / days) }, (_, at) => {
      const nth = day * 137 + at;
      const measures = { count: 1, amount: 50_000 + (nth % 997) * 100, wp: 4000, costed: 40_000, cost: 30_000 };
      const parts = [
        whole("country", countries[nth % countries.length] ?? "", measures),
        whole("customer", nth % 3 === 0 ? "private" : "business", measures),
        whole("agent", `AGENT${nth % 20}`, measures),
        whole("method", nth % 2 === 0 ? "card" : "manual_wire_transfer", measures),
        whole("category", categories[nth % categories.length] ?? "", measures),
      ];
      const placed = plusDays("2024-12-01", day);
      return [
        { mark: "placed" as const, day: placed, ...measures, parts },
        { mark: "paid" as const, day: plusDays(placed, 1), ...measures, parts },
      ];
    });
    for (const [name, { at, sums }] of movesOf([], entries.flat()))
      all.set(name, { at, sums: addedSums(all.get(name)?.sums ?? [], sums) });
  }
  for (const { at, sums } of all.values())
    await FigureSumsEntity.build(PutItemCommand)
      .item({ ...at, version: 1, sums })
      .send();
}
