import { freePort } from "@solvia/local/ports";
import type { RunnerResult } from "lighthouse";
import type { LocalCloud } from "@solvia/local/cloud";
import { startBrowser } from "../support/browser.ts";
import type { Row } from "./measure.ts";
import { productPath } from "./visit.ts";

const budgets = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof budgets;

/** Lighthouse on the built storefront, as a phone, three times a page: the median performance is told. */
export async function lighthouseRows(cloud: LocalCloud): Promise<Row[]> {
  const port = await freePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  const { default: lighthouse } = await import("lighthouse");
  const rows: Row[] = [];
  for (const [name, path] of [
    ["home", "/"],
    ["search", "/search?category=panels"],
    ["product", await productPath(cloud)],
  ] as const) {
    const runs: RunnerResult["lhr"][] = [];
    for (let run = 0; run < 3; run++) {
      const result = await lighthouse(`${cloud.url}${path}`, { port, output: "json", logLevel: "silent" });
      if (result) runs.push(result.lhr);
    }
    const scoreOf = (category: Category) => {
      const scores = runs.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
      return scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
    };
    for (const category of Object.keys(budgets) as Category[]) {
      const failing = Object.values(runs[0]?.categories[category]?.auditRefs ?? {})
        .map(({ id, weight }) => ({ id, weight, score: runs[0]?.audits[id]?.score }))
        .filter(({ weight, score }) => weight > 0 && score !== null && score !== undefined && score < 0.9)
        .map(({ id }) => id);
      const measured = Math.round(scoreOf(category));
      rows.push({
        what: `Lighthouse, mobile, ${name}: ${category}`,
        measured,
        unit: "",
        budget: budgets[category],
        atLeast: true,
        note: measured < budgets[category] ? failing.join(" ") : undefined,
      });
    }
  }
  await browser.close();
  return rows;
}
