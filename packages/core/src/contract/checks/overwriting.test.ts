import * as z from "zod";
import { expect, test } from "vitest";
import { endpoints } from "../index.ts";

/** Writes of these groups, of suppliers and of companies say what was seen of what they write over. */
const groups: ReadonlySet<string> = new Set(["back-office/logistics", "warehouse"]);

/** Acts that say something anew where somebody else may have said it, though they are no PUT. */
const anew: ReadonlySet<string> = new Set(["schedulePickup", "setShipmentPriority", "holdShipment", "assignSupplier"]);

/** What writes nothing over, or tells otherwise which word is the later. */
const apart: Readonly<Record<string, string>> = {
  scanSerial: "adds a piece; the same again is the same",
  putGoodsPlace: "the last word counts: who stands there says where it lies",
  cancelShipment: "ends it, whatever stands there",
  noteCompanyMandate: "one is active at a time: another is refused until it is cancelled",
  removeCompanyNote: "takes one note away, which nobody changes",
  undoScan: "takes one scan back",
};

const namesIn = (schema: unknown): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

test("of two who edit the same thing the second is told: each PUT and DELETE carries the version, or what was seen", () => {
  const edits = endpoints.filter(
    ({ group, name, endpoint: { method, path } }) =>
      anew.has(name) ||
      ((method === "PUT" || method === "DELETE") &&
        (groups.has(group) || /^\/back-office\/(suppliers|companies)\b/.test(path))),
  );
  expect(edits.length).toBeGreaterThan(10);
  const open = edits.filter(({ endpoint: { body, query = {} } }) => {
    const carried = [...namesIn(body), ...Object.keys(query)];
    return !carried.some((name) => name === "version" || name === "seen" || name === "before");
  });
  expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(apart).toSorted());
});

test("each of them can answer that somebody was faster", () =>
  expect(
    endpoints
      .filter(
        ({ group, name, endpoint }) =>
          anew.has(name) || (groups.has(group) && endpoint.method === "PUT" && !(name in apart)),
      )
      .filter(({ endpoint: { errors = [] } }) => !errors.includes("version-conflict"))
      .map(({ name }) => name),
  ).toEqual([]));
