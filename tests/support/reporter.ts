import { appendFileSync, existsSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const slowest = 10;

/** What a run tells at its end beyond passed and failed: its slowest files, and the tests that passed only when tried again. */
export class EndReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = [...slowFiles(modules), ...flakyTests(modules), ...keptOfFailures()];
    if (lines.length === 0) return;
    console.log(`${lines.join("\n")}\n`);
    // Who runs several suites tells it all again at the end, where it is seen.
    const notes = process.env["RUN_NOTES"];
    if (notes) appendFileSync(notes, `${lines.join("\n")}\n`);
  }
}

function slowFiles(modules: readonly TestModule[]): string[] {
  const timed = modules.map((module) => {
    const { duration, setupDuration, collectDuration, environmentSetupDuration } = module.diagnostic();
    return { file: module.relativeModuleId, ms: duration + setupDuration + collectDuration + environmentSetupDuration };
  });
  if (timed.length <= slowest) return [];
  const lines = timed
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, slowest)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${file}`);
  return ["\n The slowest files", ...lines];
}

/** A test that passes only at its second try is a defect to mend, not a green one: with what it failed on at its first. */
function flakyTests(modules: readonly TestModule[]): string[] {
  const flaky = modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test) =>
      test.diagnostic()?.flaky
        ? [
            `   ${module.relativeModuleId}: ${test.fullName}`,
            ...(test.result().errors ?? []).map(({ message }) => message.replaceAll(/^/gm, "     ")),
          ]
        : [],
    ),
  );
  return flaky.length > 0 ? ["\n FLAKY, passed only when tried again: mend them", ...flaky] : [];
}

/** What failed browser tests saw (tests/support/failures.ts). */
function keptOfFailures(): string[] {
  const folder = process.env["FAILURES_FOLDER"];
  return folder && existsSync(folder) ? [`\n Pictures, documents and traces of what failed: ${folder}`] : [];
}
