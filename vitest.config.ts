import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const neverTests = ["**/node_modules/**", "**/dist/**"];
const core = ["packages/*/src/**", "stacks/**", "tests/support/**", "tests/boundaries"];

/** A busy machine is waited for, here and by each project's own limits: no test asserts a time. */
const patient = { poll: { timeout: 60_000 } };

const properties = { setupFiles: ["tests/support/properties.ts"], expect: patient };

const integration = {
  ...properties,
  include: core.map((folder) => `${folder}/*.integration.test.ts`),
  exclude: neverTests,
  globalSetup: "tests/support/database.ts",
  testTimeout: 240_000,
  hookTimeout: 120_000,
};

/** They give a client its own endpoint, which it would keep for the files after them. */
const ownServices = [
  "packages/{local,functions}/src/**/*.integration.test.ts",
  "packages/core/src/crm/chat/chat.integration.test.ts",
  ...globSync("packages/core/src/**/*.integration.test.ts").filter((file) =>
    /use(?:ObjectStorage|CardProvider)\(\)/.test(readFileSync(file, "utf8")),
  ),
];

/** What each kind of test is, and where it lies: docs/testing.md. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...properties,
          name: "unit",
          isolate: false,
          testTimeout: 60_000,
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
      {
        test: {
          name: "http",
          expect: patient,
          globalSetup: "tests/support/seeded-folder.ts",
          include: ["tests/http/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "browser",
          expect: patient,
          globalSetup: "tests/support/seeded-folder.ts",
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "infrastructure",
          include: ["tests/infrastructure/**/*.test.ts"],
          // Both make the bundles in one folder.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
