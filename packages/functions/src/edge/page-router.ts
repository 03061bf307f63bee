import { pageObject } from "./page-object.ts";

/** The first parts of the application's own addresses; written in when the function is built. */
declare const appPaths: readonly string[];

interface EdgeRequest {
  uri: string;
  querystring: Readonly<Record<string, { value: string }>>;
}

/** CloudFront's viewer-request function: sends an address to its object. Its JavaScript is older than ours (bundles/edge.ts). */
export function handler(event: { request: EdgeRequest }): EdgeRequest {
  const request = event.request;
  const query: Record<string, string> = {};
  for (const name of Object.keys(request.querystring)) query[name] = request.querystring[name]?.value ?? "";
  request.uri = pageObject(request.uri, query, appPaths);
  return request;
}
