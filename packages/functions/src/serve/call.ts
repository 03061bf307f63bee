import type { BodyOf, Endpoint, ParamsOf, QueryOf } from "@solvia/core/contract/endpoint";
import type { User } from "@solvia/core/platform/access";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** What an implementation gets: everything it may depend on, nothing ambient. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Present on every endpoint that is not `anyone`, `shopper` or `system`. */
  user: E["access"] extends "anyone" | "shopper" | "system" ? User | undefined : User;
  now: Date;
  /** The caller's address, for rate limits and consent records; never logged. */
  ip: string;
  /** What the gateway knows of the caller, for limits that an implementation counts itself. */
  requestContext: APIGatewayProxyEventV2["requestContext"];
  /** The body's bytes as they came, for signatures. */
  rawBody: string;
  headers: Readonly<Record<string, string | undefined>>;
  cookies: Readonly<Record<string, string>>;
}

const marker = Symbol("reply");

/** An answer with more than its body: cookies to set, a status of its own. */
export interface Reply<T> {
  [marker]: true;
  body: T;
  cookies?: readonly string[];
  statusCode?: number;
  headers?: Readonly<Record<string, string>>;
  /** What is answered in the place of the body's JSON: the same in another form, or nothing where the caller has it already. */
  written?: string;
}

export const reply = <T>(body: T, more: Omit<Reply<T>, typeof marker | "body"> = {}): Reply<T> => ({
  [marker]: true,
  body,
  ...more,
});

export const isReply = (value: unknown): value is Reply<unknown> =>
  typeof value === "object" && value !== null && marker in value;
