import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { fromSchema, type Schema } from "../support/from-schema.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: Schema;
}
interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

let cloud: LocalCloud;
let key: string;
/** Keys take turns: none reaches its limit. */
const keys: string[] = [];
let document: Document;
/** Ids that are somebody's, beside those that are nobody's. */
const known: Record<string, string[]> = { id: [], productCode: [], documentId: [] };

const called = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  await fetch(`${cloud.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

beforeAll(async () => {
  cloud = await startTestCloud();
  const owner = await new Caller(cloud.url).login("premium@solvia.example");
  const wish = { password, name: "Fuzz", mode: "test", scopes: ["prices", "stock", "orders", "webhooks"] };
  for (let count = 0; count < 4; count += 1)
    keys.push(((await owner.call("POST", "/dropshipping/keys", wish)).body as { key: string }).key);
  [key = ""] = keys;
  document = (await (await called("GET", "/api/reseller/v1/openapi.json")).json()) as Document;
  const page = (await (await called("GET", "/api/reseller/v1/products?limit=5")).json()) as {
    items: { productCode: string }[];
  };
  known["productCode"] = page.items.map(({ productCode }) => productCode);
  const order = {
    reference: "Fuzz",
    lines: [{ productCode: known["productCode"][0], quantity: 1 }],
    deliverTo: {
      name: "Maria Bianchi",
      street: "Via Verdi",
      houseNumber: "3",
      postalCode: "00184",
      city: "Roma",
      provinceCode: "RM",
      countryCode: "IT",
      telephone: "+39 333 1234567",
    },
    salesConditionsAccepted: true,
  };
  const placed = await called("POST", "/api/reseller/v1/orders", order, { "idempotency-key": "fuzz" });
  if (placed.ok) known["id"] = [((await placed.json()) as { id: string }).id];
});
afterAll(() => cloud.stop());

const place = (parameter: Parameter): fc.Arbitrary<unknown> => {
  const real = known[parameter.name] ?? [];
  const any = fromSchema(parameter.schema);
  return real.length > 0 ? fc.oneof(fc.constantFrom(...real), any) : any;
};

/** What is sent: as the document says, or with one part of the body made into anything. */
const requests = ({ parameters, requestBody }: Operation) => {
  const schema = requestBody?.content["application/json"].schema;
  const right = schema ? fromSchema(schema) : fc.constant(undefined);
  const wrong = schema
    ? fc.tuple(right, fc.jsonValue({ maxDepth: 1 }), fc.nat()).map(([body, anything, at]) => {
        const names = Object.keys(body ?? {});
        const name = names[at % Math.max(names.length, 1)];
        return name === undefined ? anything : { ...(body as object), [name]: anything };
      })
    : right;
  return fc.record({
    said: fc.record(Object.fromEntries(parameters.map((one) => [one.name, place(one)])), {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
    }),
    body: fc.oneof(right, wrong),
  });
};

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** What is wrong with an answer by the document; undefined where it is as the document says. */
async function wrongWith(operation: Operation, response: Response): Promise<string | undefined> {
  const { status } = response;
  const text = await response.text();
  const said =
    operation.responses[String(status)] ??
    (status < 500 ? operation.responses[`${Math.floor(status / 100)}XX`] : undefined);
  if (!said) return `${status} isn't in the document: ${text.slice(0, 300)}`;
  const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
  const content = said.content?.[type];
  if (!content) return said.content === undefined || type === "" ? undefined : await otherType(operation, type);
  // A file is bytes to the document, whatever stands in it.
  if (!type.includes("json") || content.schema["format"] === "binary") return undefined;
  const body: unknown = JSON.parse(text);
  const check = ajv.compile({ ...content.schema, components: document.components });
  if (!check(body)) return `${status}: ${ajv.errorsText(check.errors)}: ${text.slice(0, 300)}`;
  const { code } = body as { code?: string };
  if (type === "application/problem+json" && !said.description.split(", ").includes(code ?? ""))
    return `${status} ${code} isn't among ${said.description}`;
  return undefined;
}

/** The feed answers in the format that is asked for. */
const otherType = async ({ operationId }: Operation, type: string): Promise<string | undefined> =>
  await Promise.resolve(
    operationId.startsWith("listReseller") && ["text/csv", "application/x-ndjson"].includes(type)
      ? undefined
      : `answered as ${type}`,
  );

it("answers whatever is sent as its document says, and never fails", async () => {
  const found: string[] = [];
  let count = 0;
  let made = 0;
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      key = keys[made++ % keys.length] ?? "";
      for (const { said, body } of fc.sample(requests(operation), { numRuns: 12, seed: 20261130 })) {
        const values = said as Record<string, unknown>;
        const named = (place: string) =>
          operation.parameters.filter((one) => one.in === place && values[one.name] !== undefined);
        let address = path;
        for (const { name } of named("path"))
          address = address.replace(`{${name}}`, encodeURIComponent(String(values[name])) || "-");
        const query = new URLSearchParams(
          named("query").map(({ name }): [string, string] => [name, String(values[name])]),
        );
        const headers = Object.fromEntries(
          named("header").map(({ name }) => [name, encodeURIComponent(String(values[name]))]),
        );
        const response = await called(method.toUpperCase(), `${address}?${query.toString()}`, body, headers);
        count += 1;
        const wrong = response.status >= 500 ? `failed with ${response.status}` : await wrongWith(operation, response);
        if (wrong !== undefined)
          found.push(`${operation.operationId} ${JSON.stringify({ said, body }).slice(0, 300)}: ${wrong}`);
      }
    }
  expect(count).toBe(12 * Object.values(document.paths).flatMap((of) => Object.keys(of)).length);
  expect(found).toEqual([]);
});
