import { expect, test } from "vitest";
import { endpoints } from "@solvia/core/contract";
import { isWrite } from "@solvia/core/contract/endpoint";
import { isOfficeAccess } from "@solvia/core/platform/access";
import italian from "@solvia/texts/office-actions/it.json" with { type: "json" };

const { officeActions } = italian;

/** What an employee may do for a customer stands in the log as the employee's. */
const inTheLog = endpoints.filter(
  ({ endpoint }) => isWrite(endpoint) && (isOfficeAccess(endpoint.access) || endpoint.forOthers),
);

test("every write that the audit log can tell of has a name that people read", () => {
  const named = Object.keys(officeActions.names);
  expect(inTheLog.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
});

test("every write that a person's history can tell of has a name that people read", () => {
  const named = Object.keys(officeActions.names);
  const theirs = endpoints.filter(
    ({ endpoint: { method, access, about } }) =>
      method !== "GET" && !isOfficeAccess(access) && access !== "system" && !about?.untold,
  );
  expect(theirs.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
});

test("every kind of thing that the log can be searched for has a name", () => {
  const kinds = endpoints.flatMap(({ endpoint: { about } }) => (about ? [about.kind] : []));
  expect(kinds.filter((kind) => !(kind in officeActions.kinds))).toEqual([]);
});

test("no name is left of a write that has gone", () => {
  const known = new Set(endpoints.map(({ name }) => name));
  expect(Object.keys(officeActions.names).filter((name) => !known.has(name))).toEqual([]);
});
