import type { Endpoint } from "../endpoint.ts";
import { sessionCookie } from "../../platform/http/session-cookie.ts";

/** How callers say who they are. */
export const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description:
      "A person's login, as POST /api/login sets it. A write that brings it names the shop in its Origin header.",
  },
  apiKey: {
    type: "http",
    scheme: "bearer",
    description: "A subscriber's key, for operations with x-by-key. It needs neither cookie nor Origin.",
  },
  resellerKey: {
    type: "http",
    scheme: "bearer",
    description: "A key for the reseller API with the scope in x-scope, live or for trying.",
  },
  cardProvider: {
    type: "apiKey",
    in: "header",
    name: "stripe-signature",
    description: "The card provider's signature of what it tells.",
  },
} as const;

/** Which of them an operation takes; an empty one where nobody has to say who they are. */
export function securityOf({ access, byKey, scope }: Endpoint): Readonly<Record<string, readonly string[]>>[] {
  if (scope) return [{ resellerKey: [] }];
  if (access === "system") return [{ cardProvider: [] }];
  const isOpen = access === "anyone" || access === "shopper";
  return [...(isOpen ? [{}] : []), { session: [] }, ...(byKey ? [{ apiKey: [] }] : [])];
}

/** What a write with a cookie has to bring besides (functions/serve/origin.ts). */
export const originOf = ({ method, access, scope }: Endpoint): Record<string, unknown>[] =>
  method !== "GET" && access !== "system" && !scope
    ? [
        {
          name: "Origin",
          in: "header",
          required: false,
          schema: { type: "string" },
          description: "The shop's own address, as browsers send it: asked of every write that brings a cookie.",
        },
      ]
    : [];
