import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { EndReporter } from "./tests/support/reporter.ts";

const filesWith = (files: string, words: RegExp): string[] =>
  globSync(files).filter((file) => words.test(readFileSync(file, "utf8")));

const neverTests = ["**/node_modules/**", "**/dist/**"];
const core = ["packages/*/src/**", "stacks/**", "tests/support/**", "tests/boundaries"];

/** As many as there are processors; vitest would leave one of two idle. */
const maxWorkers = Math.max(2, availableParallelism());

/** A test of a shop waits for it about a third of its time: for a queue's window, for what fades. */
const waitingWorkers = maxWorkers + 1;

/** A busy machine is waited for, here and by each project's own limits: no test asserts a time. */
const patient = { poll: { timeout: 60_000 } };

const properties = { setupFiles: ["tests/support/properties.ts"], expect: patient };

const integration = {
  ...properties,
  include: core.map((folder) => `${folder}/*.integration.test.ts`),
  exclude: neverTests,
  globalSetup: "tests/support/database.ts",
  maxWorkers,
  testTimeout: 240_000,
  hookTimeout: 120_000,
};

/** They give a client its own endpoint, which it would keep for the files after them. */
const ownServices = [
  "packages/{local,functions}/src/**/*.integration.test.ts",
  "packages/core/src/crm/chat/chat.integration.test.ts",
  ...filesWith("packages/core/src/**/*.integration.test.ts", /use(?:ObjectStorage|CardProvider)\(\)/),
];

const http = {
  expect: patient,
  globalSetup: ["tests/support/seeded-folder.ts", "tests/support/permissions.ts"],
  include: ["tests/http/**/*.test.ts"],
  testTimeout: 240_000,
  hookTimeout: 240_000,
  maxWorkers: waitingWorkers,
};

/** They look into the stores of a process that they have started, by clients that the files after them would keep. */
const ownProcesses = filesWith("tests/http/*.test.ts", /startProcess\(/);

/** What each kind of test is, and where it lies: docs/testing.md. */
export default defineConfig({
  test: {
    // The runs of `npm test` that follow one another transform each module once.
    fsModuleCache: true,
    reporters: ["default", new EndReporter()],
    projects: [
      {
        test: {
          ...properties,
          name: "unit",
          maxWorkers,
          isolate: false,
          // A few read the whole house: a minute alone, several beside other work.
          testTimeout: 240_000,
          include: core.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: ["**/*.integration.test.ts", ...neverTests],
        },
      },
      {
        test: {
          ...integration,
          name: "integration",
          exclude: [...ownServices, ...neverTests],
          isolate: false,
        },
      },
      { test: { ...integration, name: "integration-apart", include: ownServices } },
      { test: { ...http, name: "http", isolate: false, exclude: [...ownProcesses, ...neverTests] } },
      { test: { ...http, name: "http-apart", include: ownProcesses } },
      {
        test: {
          name: "browser",
          isolate: false,
          retry: 1,
          expect: patient,
          globalSetup: ["seeded-folder", "permissions", "failures", "chromium"].map(
            (name) => `tests/support/${name}.ts`,
          ),
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: waitingWorkers,
        },
      },
      {
        test: {
          name: "infrastructure",
          include: ["tests/infrastructure/**/*.test.ts"],
          // They share the bundles, which one of them makes.
          fileParallelism: false,
          isolate: false,
          // `npm test` runs them beside the other suites.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
