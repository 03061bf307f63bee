import { lookup, type LookupAddress } from "node:dns";
import { request as plainRequest } from "node:http";
import { request as tlsRequest, type RequestOptions } from "node:https";
import type { LookupFunction } from "node:net";
import { isInside } from "./inside-address.ts";
import type { TryFailure } from "./webhook-codes.ts";
import { faultOfUrl, insideIsAllowed } from "./webhook-url.ts";

/** A receiver answers in this time, in milliseconds, from the first look for its name on (Standard Webhooks 1.0.0: 15 to 30 s). */
const patienceMs = 15_000;

export interface HandedOver {
  answer: number | TryFailure;
  /** How long it took, in milliseconds. */
  ms: number;
  /** What the receiver asked to be left alone for, in milliseconds. */
  retryAfterMs: number;
}

class InsideAddress extends Error {}

/** Looks a name up for the very connection that is made, so that no other answer comes between look and connection. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, "", 0);
    if (!insideIsAllowed() && addresses.some(({ address }) => isInside(address)))
      return done(new InsideAddress("an address inside a network"), "", 0);
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    return done(null, first?.address ?? "", first?.family ?? 4);
  });
};

const failureOf = (error: unknown): TryFailure => {
  if (error instanceof InsideAddress) return "inside-address";
  const { name, code = "" } = error as Error & { code?: string };
  if (name === "AbortError" || name === "TimeoutError" || code === "ABORT_ERR") return "timeout";
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code) ? "tls" : "unreachable";
};

/** Seconds alone: a date of another clock is worth no more than our own pace. */
const retryAfterMsOf = (header: string | undefined): number =>
  /^\d{1,6}$/.test(header ?? "") ? Number(header) * 1000 : 0;

/**
 * Hands a body to an address: one POST on a connection of its own, no redirect followed, of the answer nothing read but its status. Never throws: what
 * went wrong is the answer.
 */
export async function handOver(
  url: string,
  headers: Record<string, string>,
  body: string,
  patience = patienceMs,
): Promise<HandedOver> {
  const begun = performance.now();
  const done = (answer: HandedOver["answer"], retryAfter?: string): HandedOver => ({
    answer,
    ms: Math.round(performance.now() - begun),
    retryAfterMs: retryAfterMsOf(retryAfter),
  });
  const fault = faultOfUrl(url);
  if (fault) return done(fault === "inside" ? "inside-address" : "unreachable");
  const options: RequestOptions = {
    method: "POST",
    headers: {
      ...headers,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "Solvia-Webhooks/1",
    },
    agent: false,
    lookup: publicLookup,
    signal: AbortSignal.timeout(patience),
  };
  try {
    return await new Promise<HandedOver>((resolve, reject) => {
      const send = url.startsWith("https:") ? tlsRequest : plainRequest;
      const call = send(url, options, (response) => {
        resolve(done(response.statusCode ?? 0, response.headers["retry-after"]));
        response.destroy();
      });
      call.on("error", reject);
      call.end(body);
    });
  } catch (error) {
    return done(failureOf(error));
  }
}
