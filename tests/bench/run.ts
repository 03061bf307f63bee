import { spawnSync } from "node:child_process";
import { ensureSite } from "@solvia/local/web-build";
import type { LocalCloud } from "@solvia/local/cloud";
import { startTestCloud } from "../support/cloud.ts";
import shareSeeded from "../support/seeded-folder.ts";
import { printRows, type Row } from "./measure.ts";

type Section = (cloud: () => Promise<LocalCloud>) => Promise<Row[]>;

/** `npm run bench [-- section …]`: the budgets and what was measured on this machine. Nothing fails here. */
const sections: Readonly<Record<string, Section>> = {
  handlers: async () => (await import("./handlers.ts")).handlerRows(),
  login: async () => (await import("./login.ts")).loginRows(),
  search: async () => (await import("./search.ts")).searchRows(),
  users: async () => (await import("./users.ts")).userRows(),
  lists: async () => (await import("./lists.ts")).listRows(),
  figures: async () => (await import("./figures.ts")).figureRows(),
  campaigns: async () => (await import("./campaigns.ts")).campaignRows(),
  leads: async () => (await import("./leads.ts")).leadRows(),
  availability: async () => (await import("./availability.ts")).availabilityRows(),
  warehouse: async (cloud) => (await import("./warehouse.ts")).warehouseRows(await cloud()),
  relevance: async () => (await import("./relevance/score.ts")).relevanceRows(),
  gateway: async (cloud) => (await import("./gateway.ts")).gatewayRows(await cloud()),
  selling: async () => (await import("./selling.ts")).sellingRows(),
  sale: async () => (await import("./sale.ts")).saleRows(),
  large: async () => (await import("./large.ts")).largeRows(),
  work: async () => (await import("./work.ts")).workRows(),
  visit: async (cloud) => (await import("./visit.ts")).visitRows(await cloud()),
  lighthouse: async (cloud) => (await import("./lighthouse.ts")).lighthouseRows(await cloud()),
  start: async () => (await import("./start.ts")).startRows(),
  bundles: async () => (await import("./bundles.ts")).bundleRows(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sections[name]);
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(", ")}: there are ${Object.keys(sections).join(", ")}.`);
  process.exit(1);
}
process.env["LOG_LEVEL"] = "SILENT";

const head = `${"what".padEnd(58)}  ${"measured".padStart(12)}  ${"budget".padStart(12)}  ${"ratio".padStart(6)}`;
const [only, ...others] = wanted;
if (only && others.length === 0) await runSection(only);
else runEach(wanted.length > 0 ? wanted : Object.keys(sections), await shareSeeded());

/** In a process each: the clients of the code under test stay with the first database that they are given. */
function runEach(names: readonly string[], forget: () => Promise<void>): void {
  for (const name of names) {
    spawnSync(process.execPath, [...process.execArgv, process.argv[1] ?? "", name], { stdio: "inherit" });
  }
  void forget();
}

async function runSection(name: string): Promise<void> {
  let started: Promise<LocalCloud> | undefined;
  const cloud = (): Promise<LocalCloud> => (started ??= ensureSite().then(() => startTestCloud()));
  console.log(head);
  printRows((await sections[name]?.(cloud)) ?? []);
  await (await started)?.stop();
  process.exit(0);
}
