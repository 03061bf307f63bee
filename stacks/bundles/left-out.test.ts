import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { compileFunction, constants } from "node:vm";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { errorsOf, leaveOut, usedOfCards } from "./left-out.ts";

const ours = globSync("packages/{core,functions}/src/**/*.ts", { exclude: ["**/*.test.ts", "**/tools/**"] }).map(
  (file) => ({ file, text: readFileSync(file, "utf8") }),
);

/** What a snippet answers when it is bundled without what is left out. */
async function run(contents: string): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "packages/core/src/payments" },
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    conditions: ["module", "import"],
    mainFields: ["module", "main"],
    plugins: [leaveOut],
    logLevel: "error",
  });
  const module = { exports: {} as { answer?: unknown } };
  const load = compileFunction(outputFiles[0]!.text, ["module", "exports", "require"], {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }) as (...given: unknown[]) => void;
  load(module, module.exports, (name: string) => process.getBuiltinModule(name));
  return module.exports.answer;
}

describe("what is left out of bundles", () => {
  it("is nothing that is asked of the card provider", () => {
    const asked = ours.flatMap(({ text }) =>
      [...text.matchAll(/cardProvider\(\)\s*\.(\w+)/g)].map(([, name = ""]) => name[0]!.toUpperCase() + name.slice(1)),
    );
    expect(asked).toContain("Refunds");
    expect(asked.filter((name) => !["Webhooks", "RawRequest"].includes(name) && !usedOfCards.includes(name))).toEqual(
      [],
    );
    const held = ours.filter(({ text }) => /=\s*(?:await\s+)?cardProvider\(\);/.test(text));
    expect(held).toEqual([]);
  });

  it("is no JSON Schema that a function would write", () => {
    const writing = ours.filter(({ text }) => /toJSONSchema/.test(text)).map(({ file }) => file);
    expect(writing).toEqual(["packages/core/src/contract/openapi/document.ts"]);
  });

  it("leaves schemas working, and throws where it is called all the same", async () => {
    const shape = `import * as z from "zod"; const shape = z.object({ a: z.string().min(2), at: z.date() });`;
    expect(await run(`${shape} export const answer = shape.safeParse({ a: "x", at: new Date() }).success`)).toBe(false);
    expect(await run(`${shape} export const answer = shape.shape.at.min(new Date(0)).minDate.getTime()`)).toBe(0);
    await expect(run(`${shape} export const answer = z.toJSONSchema(shape)`)).rejects.toThrow("left out of bundles");
  });

  it("leaves the card provider what is asked of it", async () => {
    const client = `import { Stripe } from "stripe"; const client = new Stripe("sk_test");`;
    expect(
      await run(`${client} export const answer = [client.refunds.create, client.paymentIntents.cancel,
        client.setupIntents.retrieve, client.webhooks.constructEvent, client.subscriptions.create].map((it) => typeof it)`),
    ).toEqual(["function", "function", "function", "function", "undefined"]);
  });

  it("is nothing that the card provider's answers are read by", () => {
    const resources = usedOfCards.map((name) => readFileSync(`node_modules/stripe/esm/resources/${name}.js`, "utf8"));
    expect(resources.filter((text) => /requestSchema|responseSchema/.test(text))).toEqual([]);
  });

  it("cleans what people write, styles too", async () => {
    const text = `"<p style='color:red' onclick='x()'>A <b>B</b><script>1</script></p>"`;
    const cleaned = `import { plainText, sanitised } from "../catalogue/rich-text/rich-text.ts";
      export const answer = [sanitised(${text}), plainText(${text})]`;
    expect(await run(cleaned)).toEqual(["<p>A B</p>", "A B"]);
  });

  it("leaves the table's client the errors that the code asks about, and the names of the others", async () => {
    const named = new Set(ours.flatMap(({ text }) => text.match(/\b[A-Z]\w*(?:Exception|Exceeded)\b/g) ?? []));
    const inModel = readFileSync("node_modules/@aws-sdk/client-dynamodb/dist-es/models/errors.js", "utf8");
    const asked = [...named].filter((name) => inModel.includes(`class ${name} `));
    expect(asked).toEqual(expect.arrayContaining(["ConditionalCheckFailedException", "TransactionCanceledException"]));
    expect(asked.filter((name) => !errorsOf["dynamodb"]?.includes(name))).toEqual([]);
    const answers = [
      { __type: "com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException", Item: { pk: { S: "A#1" } } },
      { __type: "com.amazonaws.dynamodb.v20120810#BackupInUseException", message: "in use" },
    ];
    const table = createServer((_, answer) => {
      answer.statusCode = 400;
      answer.end(JSON.stringify(answers.shift()));
    }).listen(0);
    const { port } = table.address() as { port: number };
    const said = `import { DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
      const client = new DynamoDBClient({ region: "eu-south-1", endpoint: "http://127.0.0.1:${port}", credentials: { accessKeyId: "a", secretAccessKey: "b" } });
      const put = () => client.send(new PutItemCommand({ TableName: "t", Item: { pk: { S: "A#1" } } })).catch(({ name, Item }) => ({ name, Item }));
      export const answer = put().then(async (first) => [first, await put()])`;
    expect(await run(said)).toEqual([
      { name: "ConditionalCheckFailedException", Item: { pk: { S: "A#1" } } },
      { name: "BackupInUseException", Item: undefined },
    ]);
    table.closeAllConnections();
    table.close();
  });

  it("leaves S3 the shapes that its commands name", async () => {
    const sent = `import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3"; import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
      const client = new S3Client({ region: "eu-south-1", credentials: { accessKeyId: "a", secretAccessKey: "b" } });`;
    const url = await run(
      `${sent} export const answer = getSignedUrl(client, new GetObjectCommand({ Bucket: "b", Key: "k/1", ResponseContentType: "text/csv" }))`,
    );
    expect(String(await url)).toContain("/k/1?");
    expect(String(await url)).toContain("response-content-type=text%2Fcsv");
  });

  it("leaves the table's client able to ask", async () => {
    const table = createServer((_, answer) => answer.end(JSON.stringify({ Item: { pk: { S: "A#1" } } }))).listen(0);
    const { port } = table.address() as { port: number };
    const asked = `import { DynamoDBClient } from "@aws-sdk/client-dynamodb"; import { DynamoDBDocumentClient, GetCommand } from "@aws-sdk/lib-dynamodb";
      const client = new DynamoDBClient({ region: "eu-south-1", endpoint: "http://127.0.0.1:${port}", credentials: { accessKeyId: "a", secretAccessKey: "b" } });
      export const answer = DynamoDBDocumentClient.from(client).send(new GetCommand({ TableName: "t", Key: { pk: "A#1" } }))`;
    expect(await run(asked)).toMatchObject({ Item: { pk: "A#1" } });
    table.close();
  });
});
