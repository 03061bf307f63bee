import { createResellerKey, rollResellerKey } from "@solvia/core/contract/dropshipping";
import { listKeys } from "@solvia/core/accounts/api-key/scoped/list-keys";
import { makeKey } from "@solvia/core/accounts/api-key/scoped/make-key";
import { revokeKey } from "@solvia/core/accounts/api-key/scoped/revoke-key";
import { rollKey } from "@solvia/core/accounts/api-key/scoped/roll-key";
import { keyModes, type KeyMode, type Scope } from "@solvia/core/platform/http/key-scopes";
import { lastCalls } from "@solvia/core/reseller/usage/last-calls";
import { noteCall, type Outcome } from "@solvia/core/reseller/usage/note-call";
import { emails } from "../demo/known.ts";
import { demoPassword as password } from "../demo/users.ts";
import { asCustomer, personOf } from "./business/actors.ts";
import type { Stage } from "./business/stage.ts";

const { reseller: email } = emails;

interface Wish {
  name: string;
  mode: KeyMode;
  scopes: Scope[];
  expiresInDays?: number;
  days: number;
}
const wishes = {
  shop: { name: "Negozio online", mode: "live", scopes: ["prices", "stock", "orders"], expiresInDays: 365, days: 24 },
  feed: { name: "Listino notturno", mode: "live", scopes: ["prices", "stock"], days: 22 },
  trial: {
    name: "Prove dello sviluppatore",
    mode: "test",
    scopes: ["prices", "stock", "orders", "webhooks"],
    days: 23,
  },
  former: { name: "Vecchio gestionale", mode: "live", scopes: ["stock"], days: 26 },
} as const satisfies Record<string, { [K in keyof Wish]: Wish[K] extends Scope[] ? readonly Scope[] : Wish[K] }>;

/** The key of this name, made unless a start that broke off has made it. */
async function made({ ago }: Stage, name: keyof typeof wishes): Promise<string> {
  const { days, ...wish } = wishes[name];
  const now = ago(days, name);
  const { id } = await personOf(email, now);
  const there = (await listKeys({ id }, now)).items.find((key) => key.name === wish.name);
  if (there) return there.id;
  const { apiKey } = await asCustomer(email, { endpoint: createResellerKey, now }, (user) =>
    makeKey(user, { ...wish, password }, now),
  );
  return apiKey.id;
}

const products = "GET /reseller/v1/products";
const stock = "GET /reseller/v1/stock";
const orders = "POST /reseller/v1/orders";

/** What a day's calls came to: each its endpoint, status and milliseconds; some are refused, one fails. */
const callsOf = (day: number): readonly (readonly [string, number, number, string?])[] => [
  [products, 200, 180 + ((day * 37) % 90)],
  [stock, 200, 60 + ((day * 23) % 50)],
  [stock, 200, 75],
  ...(day % 3 === 0 ? ([[orders, 200, 420 + day * 3]] as const) : []),
  ...(day % 5 === 0 ? ([[orders, 422, 90, "invalid-input"]] as const) : []),
  ...(day % 7 === 0 ? ([[products, 403, 12, "scope-missing"]] as const) : []),
  ...(day === 9 ? ([[products, 503, 2900, "service-unavailable"]] as const) : []),
  ...(day === 4 ? ([[stock, 429, 8, "too-many-requests"]] as const) : []),
];

/** The calls that are noted of an account, each by its kind of key and its number. */
async function notedCalls(id: string, now: Date): Promise<ReadonlySet<string>> {
  const pages = await Promise.all(
    keyModes.map(async (mode) =>
      (await lastCalls({ id }, mode, now)).items.map(({ requestId }) => `${mode} ${requestId}`),
    ),
  );
  return new Set(pages.flat());
}

/** A reseller who has connected a shop: keys of both kinds, one replaced, one revoked, and three weeks of calls. */
export async function resellerApi(stage: Stage): Promise<void> {
  const { once, act, ago } = stage;
  const keys = {
    shop: await once("the reseller's key of the shop", () => made(stage, "shop")),
    feed: await once("the reseller's key of the feed", () => made(stage, "feed")),
    trial: await once("the reseller's key for trying", () => made(stage, "trial")),
    former: await once("the reseller's former key", () => made(stage, "former")),
  };
  const { id: accountId } = await personOf(email, ago(0));
  await act("the former key is revoked", () => revokeKey({ id: accountId }, keys.former, ago(20)));
  await act("the feed's key is replaced", async () => {
    const now = ago(0.2);
    const { items } = await listKeys({ id: accountId }, now);
    if (items.some(({ id, replacedBy }) => id === keys.feed && replacedBy)) return;
    await asCustomer(email, { endpoint: rollResellerKey, params: { id: keys.feed }, now }, (user) =>
      rollKey(user, keys.feed, { password, overlapHours: 48 }, now),
    );
  });
  for (let day = 21; day >= 0; day--) {
    await act(`the reseller's calls, ${day}`, async () => {
      // A start that broke off may have noted some of them: a call counts once.
      const noted = await notedCalls(accountId, ago(0));
      const note = (mode: KeyMode, keyId: string, outcome: Outcome, now: Date) =>
        noted.has(`${mode} ${outcome.requestId}`) ? undefined : noteCall({ accountId, mode, keyId }, outcome, now);
      for (const [at, [endpoint, status, durationMs, code]] of callsOf(day).entries()) {
        const now = ago(day + at / 100, endpoint);
        const requestId = `demonstration-${day}-${at}`;
        const fields = status === 422 ? { fields: ["receiver.postalCode"] } : {};
        const outcome: Outcome = { endpoint, status, durationMs, requestId, ...(code && { code }), ...fields };
        const keyId = endpoint === orders ? keys.shop : keys.feed;
        await note("live", keyId, outcome, now);
        if (day % 4 === 0) await note("test", keys.trial, outcome, now);
      }
    });
  }
}
