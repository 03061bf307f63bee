import { defineConfig } from "vitest/config";

const core = ["packages/*/src/**", "stacks/**", "tests/support/**", "tests/boundaries"];

/** What each kind of test is, and where it lies: docs/testing.md. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: core.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: ["**/*.integration.test.ts", "**/node_modules/**", "**/dist/**"],
        },
      },
      {
        test: {
          name: "integration",
          include: core.map((folder) => `${folder}/*.integration.test.ts`),
          exclude: ["**/node_modules/**", "**/dist/**"],
          // Long enough for a busy machine: no test asserts a time.
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
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
