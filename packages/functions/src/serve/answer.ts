import { successOf, type Endpoint } from "@solvia/core/contract/endpoint";
import type { Problem } from "@solvia/core/platform/problems";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { isReply, reply } from "./call.ts";

type Result = APIGatewayProxyStructuredResultV2;

const securityHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
} as const;

/** The HTTP answer for what an implementation returned. JSON passes the contract's schema, which strips foreign fields. */
export function answer(contract: Endpoint, returned: unknown): Result {
  const { body, cookies, statusCode, headers, written } = isReply(returned) ? returned : reply(returned);
  const result = toHttp(contract, body);
  return {
    ...result,
    headers: { ...securityHeaders, ...result.headers, ...headers },
    ...(written !== undefined && { body: written }),
    ...(cookies && { cookies: [...cookies] }),
    ...(statusCode && { statusCode }),
  };
}

function toHttp(contract: Endpoint, body: unknown): Result {
  const { returns } = contract;
  const statusCode = successOf(contract);
  if (!("answer" in returns)) {
    return {
      statusCode,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(returns.parse(body)),
    };
  }
  switch (returns.answer) {
    case "empty":
      return { statusCode };
    case "redirect":
      return { statusCode, headers: { location: String(body) } };
    case "file":
      return {
        statusCode,
        headers: { "content-type": returns.contentType },
        isBase64Encoded: true,
        body: Buffer.from(body as Uint8Array).toString("base64"),
      };
  }
}

/** RFC 9457, with the stable code that clients act on and, for refused input, one code per field. */
export function problemAnswer(problem: Problem, requestId: string): Result {
  return {
    statusCode: problem.status,
    headers: {
      ...securityHeaders,
      "content-type": "application/problem+json",
      ...(typeof problem.params["retryAfter"] === "number" && { "retry-after": String(problem.params["retryAfter"]) }),
    },
    body: JSON.stringify({
      type: `/problems/${problem.code}`,
      title: problem.code.replaceAll("-", " "),
      status: problem.status,
      code: problem.code,
      requestId,
      ...(Object.keys(problem.params).length > 0 && { params: problem.params }),
      ...(problem.fields.length > 0 && { errors: problem.fields }),
    }),
  };
}
