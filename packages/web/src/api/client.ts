import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { fallbackOf } from "@solvia/core/platform/locale";
import type { FieldProblem } from "@solvia/core/platform/problems";
import type { getUser as Contract } from "@solvia/core/contract/account";
import type { AnswerOf, CallOf, Endpoint } from "@solvia/core/contract/endpoint";
import { currentCountry } from "../i18n/country.ts";
import { currentLanguage } from "../i18n/language.ts";
import { cancelUser, getUser, logout } from "./endpoints/account.gen.ts";
import { isAttended } from "./attended.ts";
import type { Route } from "./route.ts";
import { noteStale, shownBy } from "./stale.ts";
import { isViewerAsked, turnViewer, viewerAnswered, viewerNamed, viewerTurn } from "./viewer.ts";

/** A refusal of the API: a stable code, and for refused input one code per field. Status 0: nobody answered. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldProblem[];

  constructor(status: number, body: Partial<Pick<ApiProblem, "code" | "params">> & { errors?: ApiProblem["fields"] }) {
    super(body.code ?? "unexpected-error");
    this.status = status;
    this.code = body.code ?? "unexpected-error";
    this.params = body.params ?? {};
    this.fields = body.errors ?? [];
  }
}

/** The parts that an endpoint has. */
type PartsOf<E extends Endpoint> = {
  [K in keyof CallOf<E> as CallOf<E>[K] extends undefined ? never : K]: CallOf<E>[K];
};

/** What a call takes: only the parts that its endpoint has. The query of a cart's is the shop, which is added to it. */
export type Input<E extends Endpoint> = (E["access"] extends "shopper"
  ? Omit<PartsOf<E>, "query"> & Partial<Pick<PartsOf<E>, keyof PartsOf<E> & "query">>
  : PartsOf<E>) & { idempotencyKey?: string };

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
}

function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(",") : value === undefined ? "" : String(value);
    if (text !== "") search.set(name, text);
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/**
 * Every catalogue call says in which shop the visitor stands, what they read and whose texts to fall back to (spec 7);
 * every call for the cart the first two of them.
 */
function inShop({ method, byShop, access }: Route<Endpoint>, parts: Parts): Parts {
  const language = currentLanguage();
  const { locale } = currentCountry();
  if (access === "shopper") return { ...parts, query: { locale, language, ...parts.query } };
  if (method !== "GET" || !byShop) return parts;
  return { ...parts, query: { locale, fallbackLocale: fallbackOf(language), language, ...parts.query } };
}

/** Asks who sits there for a proof; whether it came. */
type AskForProof = (by: "password" | "code") => Promise<boolean>;
let askForProof: AskForProof | undefined;

/** Who asks: the dialog that lies over the page (features/login/proof.tsx). */
export const askForProofBy = (ask: AskForProof | undefined): void => {
  askForProof = ask;
};

type Called = Pick<Route<Endpoint>, "method" | "path">;
const isOneOf = (routes: readonly Called[], { method, path }: Called): boolean =>
  routes.some((one) => one.method === method && one.path === path);

/** Acting for a customer, and its end: by their addresses, since their group's file would come to every visitor of the shop. */
export const actingTurns: readonly Called[] = [
  { method: "POST", path: "/back-office/users/{id}/act" },
  { method: "DELETE", path: "/user/acting" },
];
/** After these the page is another's. */
const turns: readonly Called[] = [logout, cancelUser, ...actingTurns];

/**
 * Calls an endpoint, for whom the page is (viewer.ts): nothing is written before that is known. One that needs a proof of who
 * sits there is called once more when the proof came.
 */
export async function call<E extends Endpoint>(route: Route<E>, input: Input<E>): Promise<AnswerOf<E>> {
  if (route.method !== "GET" && !isViewerAsked()) await send(getUser, {}).catch(() => undefined);
  if (isOneOf(turns, route)) return turnViewer(() => send(route, input));
  try {
    return await send(route, input);
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === "proof-needed" && askForProof)) throw error;
    if (!(await askForProof(error.params["by"] === "code" ? "code" : "password"))) throw error;
    return send(route, input);
  }
}

/** A reply that is not valid JSON is treated as empty (spec 7). */
async function send<E extends Endpoint>(route: Route<E>, input: Input<E>): Promise<AnswerOf<E>> {
  const parts = input as Parts;
  const askedIn = viewerTurn();
  const response = await fetch(addressOf(route.path, inShop(route, parts)), {
    method: route.method,
    credentials: "include",
    // A change without a body is answered though its page is left meanwhile.
    keepalive: route.method !== "GET" && parts.body === undefined,
    headers: {
      ...(parts.body !== undefined && { "content-type": "application/json" }),
      ...viewerNamed(),
      ...(!isAttended() && { "solvia-unattended": "1" }),
      ...(parts.idempotencyKey && { "idempotency-key": parts.idempotencyKey }),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  }).catch(() => {
    throw new ApiProblem(0, { code: "no-connection" });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiProblem(response.status, body ?? {});
  noteStale(route);
  return (isOneOf([getUser], route) ? ofPage(body as Known | undefined, askedIn) : body) as AnswerOf<E>;
}

type Known = AnswerOf<typeof Contract>;

/** Who is logged in, as this page shows it. */
const ofPage = (known: Known | undefined, askedIn: number) => ({
  ...known,
  user: viewerAnswered(known?.user ?? null, askedIn),
});

/** The query of a GET endpoint: its key is the address, so that any part of it can be invalidated, and it tells what it shows. */
export const queryOf = <E extends Endpoint>(route: Route<E>, input: Input<E>) =>
  queryOptions({
    queryKey: [route.path, input],
    meta: shownBy(route),
    queryFn: () => call(route, input),
  });

type Paged<E extends Endpoint> = Input<E> & { query: { cursor?: string } };

/** The pages of a list that is read on by its cursor. */
export const pagesOf = <E extends Endpoint>(
  route: Route<E>,
  input: Omit<Paged<E>, "query"> & { query: Omit<Paged<E>["query"], "cursor"> },
) =>
  infiniteQueryOptions({
    queryKey: [route.path, input, "pages"],
    meta: shownBy(route),
    queryFn: ({ pageParam: cursor }) =>
      call(route, { ...input, query: { ...input.query, cursor } } as unknown as Input<E>),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page as { cursor: string | null }).cursor ?? undefined,
  });

/** Puts an answer that came another way where the query of an endpoint keeps its own. */
export function keepAnswer<E extends Endpoint>(
  client: QueryClient,
  route: Route<E>,
  input: Input<E>,
  answer: AnswerOf<E>,
): void {
  const { queryKey, meta } = queryOf(route, input);
  if (!client.getQueryState(queryKey)) client.getQueryCache().build(client, { queryKey, ...(meta && { meta }) });
  client.setQueryData([...queryKey], answer);
}
