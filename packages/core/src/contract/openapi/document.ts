import * as z from "zod";
import { problems, type ProblemCode } from "../../platform/problems.ts";
import type { Endpoint, Shape } from "../endpoint.ts";
import type { NamedEndpoint } from "../index.ts";
import { pathNames } from "./path-names.ts";
import { originOf, securityOf, securitySchemes } from "./security.ts";
import { spelledOut } from "./spelled-out.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return spelledOut(json) as Json;
};

type Called = (name: string) => string;

const parametersOf = (shape: Shape | undefined, place: "path" | "query", called: Called = (name) => name): Json[] =>
  Object.entries(shape ?? {}).map(([name, schema]) => ({
    name: called(name),
    in: place,
    ...(called(name) !== name && { description: name }),
    required: place === "path" || !schema.safeParse(undefined).success,
    schema: schemaOf(schema, "input"),
  }));

/** The problems that any endpoint of this access may answer, beside its own. */
function problemCodesOf({
  access,
  forOthers,
  ofSession,
  byKey,
  anyKey,
  scope,
  stepUp,
  params,
  query,
  body,
  rateLimit,
  errors = [],
}: Endpoint): ProblemCode[] {
  const common: ProblemCode[] = [];
  if (access !== "anyone" && access !== "shopper" && access !== "system") common.push("not-logged-in", "forbidden");
  if (stepUp) common.push("proof-needed");
  if (scope) common.push("api-key-needed", "api-key-expired", "api-key-revoked", "scope-missing", "too-many-requests");
  const byPerson = access !== "system" && !scope;
  if (!forOthers && byPerson) common.push("not-while-acting");
  if (!ofSession && byPerson) common.push("meant-for-another");
  if (!byKey && !anyKey && byPerson) common.push("not-by-api-key");
  if (params ?? query ?? body) common.push("invalid-input");
  // A body that is no JSON, a cursor that this list never gave.
  if (body !== undefined || (query && "cursor" in query)) common.push("malformed-request");
  if (rateLimit && !scope) common.push("too-many-requests");
  return [...new Set([...common, ...errors])];
}

function responsesOf(endpoint: Endpoint): Json {
  const { returns } = endpoint;
  const codes = problemCodesOf(endpoint);
  const refused = Object.groupBy(codes, (code) => problems[code]);
  const answered: Json =
    "answer" in returns
      ? {
          empty: { 204: { description: "Done." } },
          redirect: { 302: { description: "Follow the Location header." } },
          file: { 200: { description: "The file.", content: fileContent(returns) } },
        }[returns.answer]
      : {
          200: {
            description: "The answer.",
            content: { "application/json": { schema: schemaOf(returns, "output") } },
          },
        };
  return {
    ...answered,
    ...Object.fromEntries(
      Object.entries(refused).map(([status, list]) => [
        status,
        {
          description: (list ?? []).join(", "),
          content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      ]),
    ),
    // Whatever the gateway or a failure answers: too large, too many, too slow.
    ...(codes.length === 0 && { "4XX": { description: "Refused by the gateway." } }),
    default: { description: "Refused by the gateway, or failed." },
  };
}

const fileContent = (returns: Endpoint["returns"]): Json =>
  "contentType" in returns ? { [returns.contentType]: { schema: { type: "string", format: "binary" } } } : {};

const operationOf = ({ name, group, endpoint }: NamedEndpoint, called: Called): Json => ({
  operationId: name,
  tags: [group],
  summary: endpoint.summary,
  "x-access": endpoint.access,
  "x-for-others": Boolean(endpoint.forOthers),
  "x-by-key": Boolean(endpoint.byKey),
  "x-step-up": Boolean(endpoint.stepUp),
  ...(endpoint.scope && { "x-scope": endpoint.scope }),
  security: securityOf(endpoint),
  parameters: [
    ...parametersOf(endpoint.params, "path", called),
    ...parametersOf(endpoint.query, "query"),
    ...(endpoint.idempotent
      ? [{ name: "Idempotency-Key", in: "header", required: Boolean(endpoint.scope), schema: { type: "string" } }]
      : []),
    ...originOf(endpoint),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
    },
  }),
  responses: responsesOf(endpoint),
});

/** The chapters of the reseller API: what each is about, and the first words of its addresses below the version. */
const resellerChapters = [
  { name: "Key", words: ["key", "openapi.json"], description: "What the key may do, and this document." },
  {
    name: "Catalogue",
    words: ["products", "stock", "part-numbers"],
    description: "Products with the account's own prices, stock and days, as a sequence of changes.",
  },
  { name: "Orders", words: ["orders"], description: "Orders that are delivered to end customers." },
  { name: "Webhooks", words: ["webhooks"], description: "Messages about the account's orders, as they change." },
  {
    name: "Trial",
    words: ["sandbox"],
    description: "What only a test key may call: the trial's clock, and what happens to its orders.",
  },
] as const;

/**
 * The document of the reseller API (its route: contract/reselling/document.ts), in chapters.
 * @throws Error where an address belongs to none of them.
 */
export const resellerDocument = (all: readonly NamedEndpoint[]): Json => {
  const own = all.flatMap((named) => {
    const [, word] = /^\/reseller\/v\d+\/([^/]+)/.exec(named.endpoint.path) ?? [];
    if (word === undefined) return [];
    const chapter = resellerChapters.find(({ words }) => (words as readonly string[]).includes(word));
    if (!chapter) throw new Error(`${named.endpoint.path} belongs to no chapter of the reseller API`);
    return [{ ...named, group: chapter.name }];
  });
  return {
    ...openApiDocument(own, "Solvia reseller API"),
    tags: resellerChapters.map(({ name, description }) => ({ name, description })),
  };
};

/** The OpenAPI 3.1 document of some endpoints: all of them for developers, the reseller group for resellers. */
export function openApiDocument(endpoints: readonly NamedEndpoint[], title: string): Json {
  const paths: Record<string, Json> = {};
  const nameOf = pathNames();
  for (const named of endpoints) {
    const { path, method } = named.endpoint;
    const { written, called } = nameOf(path);
    (paths[`/api${written}`] ??= {})[method.toLowerCase()] = operationOf(named, called);
  }
  const used = new Set(endpoints.flatMap(({ endpoint }) => securityOf(endpoint).flatMap((one) => Object.keys(one))));
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description: "Amounts are integer euro cents, instants ISO 8601 in UTC.",
      license: { name: "Solvia terms and conditions", url: "https://solvia.example/terms-and-conditions" },
    },
    // Beside the shop whose document it is, wherever that stands.
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.has(name))),
      schemas: {
        Problem: {
          type: "object",
          required: ["type", "title", "status", "code"],
          properties: {
            type: { type: "string" },
            title: { type: "string" },
            status: { type: "integer" },
            code: { type: "string", enum: Object.keys(problems) },
            requestId: { type: "string" },
            params: { type: "object" },
            errors: {
              type: "array",
              items: {
                type: "object",
                required: ["field", "code"],
                properties: { field: { type: "string" }, code: { type: "string" }, params: { type: "object" } },
              },
            },
          },
        },
      },
    },
  };
}
