import { createHash } from "node:crypto";
import { formOf } from "./input.ts";
import { intentSecretOf } from "./keys.ts";
import { Refusal } from "./payment-intents.ts";
import { ProviderError, invalidRequest } from "./provider-error.ts";
import { routeOf } from "./routes.ts";
import type { Store } from "./store.ts";

export interface Request {
  method: string;
  /** Path and query. */
  target: string;
  key: string | undefined;
  idempotencyKey: string | undefined;
  body: string;
  /** Where the provider was asked. */
  origin: string;
}

interface Context {
  store: Store;
  announce: (type: string, object: unknown) => void;
  keys: { secretKey: string; publishableKey: string };
}

export interface Answer {
  status: number;
  body: string;
}

const errorAnswer = ({ status, body }: ProviderError): Answer => ({ status, body: JSON.stringify({ error: body }) });

/** Answers one API request; the state it changes and the events it causes are written together. */
export function answer(request: Request, { store, announce, keys }: Context): Answer {
  try {
    const url = new URL(request.target, "http://provider");
    const found = routeOf(request.method, url.pathname);
    if (!found) throw invalidRequest(`Unrecognized request URL (${request.method}: ${url.pathname}).`, {}, 404);
    const parameters = formOf(request.method === "GET" ? url.search.slice(1) : request.body);
    authorize(request.key, keys, found.route.fromPage ?? false, intentSecretOf(parameters), found.id);
    return store.atomically(() =>
      once(request, store, () => {
        try {
          const result = found.route.run({ store, id: found.id, parameters, announce, origin: request.origin });
          return { status: 200, body: JSON.stringify(result) };
        } catch (error) {
          if (error instanceof Refusal) return errorAnswer(error);
          throw error;
        }
      }),
    );
  } catch (error) {
    if (error instanceof ProviderError) return errorAnswer(error);
    throw error;
  }
}

function authorize(
  key: string | undefined,
  { secretKey, publishableKey }: Context["keys"],
  fromPage: boolean,
  clientSecret: string | undefined,
  id: string,
): void {
  if (key === secretKey) return;
  if (key !== publishableKey) throw invalidRequest("Invalid API Key provided.", {}, 401);
  if (!fromPage || (id && !clientSecret)) {
    throw invalidRequest(
      "This API call cannot be made with a publishable API key.",
      { code: "secret_key_required" },
      403,
    );
  }
}

/** The same Idempotency-Key gets the same answer; with other parameters it is refused, as the provider does. */
function once({ method, target, body, idempotencyKey }: Request, store: Store, run: () => Answer): Answer {
  if (method !== "POST" || !idempotencyKey) return run();
  const request = createHash("sha256").update(`${target}\n${body}`).digest("hex");
  const known = store.remembered(idempotencyKey);
  if (known && known.request !== request) {
    throw new ProviderError(400, {
      type: "idempotency_error",
      message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    });
  }
  if (known) return { status: known.status, body: known.body };
  const result = run();
  store.remember(idempotencyKey, { request, ...result });
  return result;
}
