import { expect, test } from "vitest";
import type { Subject } from "../subjects.ts";
import { endpoints } from "../index.ts";

/** Whether a call only asks: by its method, or as one that is open to anyone and sends what it asks about. */
const asks = ({ method, shows }: (typeof endpoints)[number]["endpoint"]): boolean =>
  method === "GET" || shows !== undefined;
const namesOf = (those: typeof endpoints) => those.map(({ name }) => name);
const shown = new Set(endpoints.flatMap(({ endpoint }) => endpoint.shows ?? []));
const staled = new Set<Subject>(
  endpoints.flatMap(({ endpoint: { stale = [], about } }) => [
    ...(stale === "viewer" ? [] : stale),
    ...(about ? ["history" as const] : []),
  ]),
);

test("each write says what it makes stale, and each question what it shows", () => {
  expect(namesOf(endpoints.filter(({ endpoint }) => !asks(endpoint) && !endpoint.stale))).toEqual([]);
  expect(namesOf(endpoints.filter(({ endpoint }) => endpoint.method === "GET" && !endpoint.shows))).toEqual([]);
  expect(namesOf(endpoints.filter(({ endpoint: { shows, stale } }) => shows && stale))).toEqual([]);
});

test("whatever is made stale is shown somewhere, and whatever is shown can become stale", () =>
  expect([...staled].toSorted()).toEqual([...shown].toSorted()));

test("an answer depends on the shop where the question names the language that texts fall back to", () => {
  const byQuery = endpoints.filter(({ endpoint: { query } }) => query && "fallbackLocale" in query);
  const declared = endpoints.filter(({ endpoint }) => endpoint.byShop && endpoint.access !== "shopper");
  expect(namesOf(declared)).toEqual(namesOf(byQuery));
});
