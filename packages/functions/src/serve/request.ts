import type { Endpoint, Shape } from "@solvia/core/contract/endpoint";
import { fieldProblemsOf, Problem, type FieldProblem } from "@solvia/core/platform/problems";
import { unprintableFields } from "@solvia/core/platform/text/unprintable";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod";

export const rawBodyOf = (event: APIGatewayProxyEventV2): string =>
  event.isBase64Encoded ? Buffer.from(event.body ?? "", "base64").toString("utf8") : (event.body ?? "");

export function cookiesOf(event: APIGatewayProxyEventV2): Record<string, string> {
  return Object.fromEntries(
    (event.cookies ?? []).map((cookie) => {
      const at = cookie.indexOf("=");
      return [cookie.slice(0, at).trim(), cookie.slice(at + 1)];
    }),
  );
}

/** A JSON body as a value; an empty body is undefined, anything unreadable is refused. */
export function jsonBody(event: APIGatewayProxyEventV2): unknown {
  const text = rawBodyOf(event);
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem("malformed-request");
  }
}

const objects = new WeakMap<Shape, z.ZodObject>();

/** The object of a shape, one for all requests: each works out a reader of its own when it is first used. */
export function objectOf(shape: Shape | undefined): z.ZodObject | undefined {
  if (!shape) return undefined;
  const object = objects.get(shape) ?? z.object(shape);
  objects.set(shape, object);
  return object;
}

/** Checks path, query and body against the contract at once, so that a form learns of all its faults together. */
export function validated(contract: Endpoint, event: APIGatewayProxyEventV2, body: unknown) {
  const input = { params: decoded(event.pathParameters), query: event.queryStringParameters ?? {}, body };
  const problems: FieldProblem[] = unprintableFields(input);
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    problems.push(...fieldProblemsOf(result.error));
    return undefined;
  };
  const params = read(objectOf(contract.params), input.params);
  const query = read(objectOf(contract.query), input.query);
  const parsedBody = read(contract.body, body);
  if (problems.length > 0) throw new Problem("invalid-input", {}, problems);
  return { params: params ?? {}, query: query ?? {}, body: parsedBody };
}

/** HTTP API hands path parameters over as they stand in the address, still percent-encoded. */
function decoded(parameters: APIGatewayProxyEventV2["pathParameters"]): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(parameters ?? {}).map(([name, value]) => [name, decodeURIComponent(value ?? "")]),
    );
  } catch {
    throw new Problem("malformed-request");
  }
}
