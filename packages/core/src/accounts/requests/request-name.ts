import { endpointNames } from "../../contract/endpoint-names.gen.ts";

const writes = endpointNames
  .filter(({ method }) => method !== "GET")
  .map(({ name, method, path }) => ({
    name,
    method,
    variable: path.split("{").length,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }))
  // "/orders/open" before "/orders/{id}".
  .toSorted((one, other) => one.variable - other.variable);

/** The name of the endpoint that a request went to ("payOrder" of POST /orders/01J…/pay); undefined when it has gone. */
export const requestName = (request: { method: string; path: string }): string | undefined =>
  writes.find(({ method, pattern }) => method === request.method && pattern.test(request.path))?.name;
