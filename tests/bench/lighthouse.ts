import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import * as z from "zod";
import type { LocalCloud } from "@solvia/local/cloud";
import { freePort } from "@solvia/local/gateways/ports";
import { startBrowser } from "../support/browser.ts";
import type { Row } from "./measure.ts";
import { productPath } from "./visit.ts";

/** Lighthouse brings a hundred packages that nothing else needs: it is installed by who measures. */
const command = "tests/lighthouse/node_modules/.bin/lighthouse";

const Score = z.number().nullish();
const Report = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: Score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score: Score })),
});

async function visit(url: string, port: number): Promise<z.output<typeof Report>> {
  const { stdout } = await promisify(execFile)(command, [url, `--port=${port}`, "--output=json", "--quiet"], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return Report.parse(JSON.parse(stdout));
}

const budgets = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof budgets;

/** Lighthouse on the built storefront, as a phone, three times a page: the median performance is told. */
export async function lighthouseRows(cloud: LocalCloud): Promise<Row[]> {
  if (!existsSync(command)) throw new Error("Lighthouse is not installed: npm ci --prefix tests/lighthouse");
  const port = await freePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  const rows: Row[] = [];
  for (const [name, path] of [
    ["home", "/"],
    ["search", "/search?category=panels"],
    ["product", await productPath(cloud)],
  ] as const) {
    const runs: z.output<typeof Report>[] = [];
    for (let run = 0; run < 3; run++) runs.push(await visit(`${cloud.url}${path}`, port));
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
