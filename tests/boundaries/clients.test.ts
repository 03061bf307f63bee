import { globSync, readFileSync } from "node:fs";
import { SQSClient } from "@aws-sdk/client-sqs";
import { expect, it } from "vitest";
import { unlogged } from "@solvia/core/platform/storing/unlogged";

const files = globSync("packages/{core,functions,local}/src/**/*.ts").filter((file) => !file.endsWith(".test.ts"));

/** Clients of the SDK that are made without `unlogged`. */
const bare = (text: string): string[] =>
  text.includes("@aws-sdk/")
    ? (text.match(/(?<!unlogged\(\s*(?:DynamoDBDocumentClient\.from\(\s*)?)new [A-Z]\w*Client\(/g) ?? [])
    : [];

it("makes every client of the SDK by `unlogged`", () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.map((file) => [file, readFileSync(file, "utf8")] as const);
  expect(found.flatMap(([file, text]) => bare(text).map((what) => `${file}: ${what}`))).toEqual([]);
  expect(found.filter(([, text]) => text.includes("unlogged(new ")).length).toBeGreaterThan(3);
});

it("would refuse one that is made otherwise", () => {
  const from = 'import { SQSClient } from "@aws-sdk/client-sqs";\n';
  expect(bare(`${from}const client = new SQSClient({});`)).toHaveLength(1);
  expect(bare(`${from}const client = unlogged(\n  new SQSClient({}),\n);`)).toEqual([]);
  expect(bare('import { QueryClient } from "@tanstack/react-query";\nnew QueryClient()')).toEqual([]);
});

it("takes the SDK's logging away, which is there under that name", () => {
  const logs = ({ middlewareStack }: SQSClient): boolean =>
    middlewareStack.identify().some((name) => name.startsWith("loggerMiddleware"));
  const client = new SQSClient({});
  expect(logs(client)).toBe(true);
  expect(logs(unlogged(client))).toBe(false);
});
