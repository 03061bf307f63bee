import { execFileSync } from "node:child_process";
import { buildBundles, type Bundle } from "../../stacks/bundles/build.ts";
import { percentile, type Row } from "./measure.ts";

/** Milliseconds in which a fresh process imports a bundle, its own start left out. */
function importTime({ folder, settings }: Bundle): number {
  const file = JSON.stringify(`${process.cwd()}/${folder}/index.mjs`);
  const code = `const s=performance.now();await import(${file});console.log("\\n@"+(performance.now()-s));process.exit(0)`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
    env: {
      ...process.env,
      AWS_REGION: "eu-south-1",
      ...Object.fromEntries(settings.map((name) => [name, process.env[name] ?? "bench"])),
    },
  });
  return Number(/@([\d.]+)/.exec(output)?.[1]);
}

export async function bundleRows(): Promise<Row[]> {
  const bundles = await buildBundles();
  const sizes = bundles.map(({ bytes }) => bytes / 1024);
  const times = bundles.map(importTime);
  const largest = bundles.toSorted((a, b) => b.bytes - a.bytes)[0];
  const count = `${bundles.length} functions`;
  return [
    {
      what: "a function's bundle, minified, p50",
      measured: percentile(sizes, 0.5),
      unit: "KB",
      budget: 430,
      note: count,
    },
    { what: "a function's bundle, minified, p90", measured: percentile(sizes, 0.9), unit: "KB", budget: 520 },
    { what: "the largest bundle", measured: (largest?.bytes ?? 0) / 1024, unit: "KB", note: largest?.file },
    { what: "a function's import on Node 24, p50", measured: percentile(times, 0.5), unit: "ms" },
    { what: "a function's import on Node 24, p90", measured: percentile(times, 0.9), unit: "ms", budget: 120 },
  ];
}
