import { afterAll, beforeAll, expect, it } from "vitest";
import { lookUpVatNumber } from "@solvia/core/tax/look-up-vat-number";
import { useDatabase } from "../../../../tests/support/database.ts";
import { startVies } from "./vies.ts";

useDatabase();

const now = new Date("2026-11-20T10:00:00Z");
let vies: Awaited<ReturnType<typeof startVies>>;
beforeAll(async () => {
  vies = await startVies();
  process.env["VIES_URL"] = vies.url;
});
afterAll(() => vies.stop());

const unknown = { code: "provider-unavailable", status: 502 };

it("tells valid, invalid and unknown apart", async () => {
  expect(await lookUpVatNumber("IT 123.456.70157", "it", now)).toMatchObject({
    status: "valid",
    vat: "IT12345670157",
    name: "Gallo Impianti S.r.l.",
  });
  const german = await lookUpVatNumber("136695976", "de", now);
  expect(german).toMatchObject({ status: "valid" });
  expect(german).not.toHaveProperty("name");
  expect(await lookUpVatNumber("12345670158", "it", now)).toMatchObject({ status: "invalid" });
  await expect(lookUpVatNumber("999999999", "de", now)).rejects.toMatchObject(unknown);
  await expect(lookUpVatNumber("101134702", "rs", now)).rejects.toMatchObject(unknown);
});

it("remembers an answer for a day, a refusal for an hour, and no silence", async () => {
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  await lookUpVatNumber("18547290", "ro", now);
  await lookUpVatNumber("18547291", "ro", now);
  process.env["VIES_URL"] = "http://127.0.0.1:1";
  expect(await lookUpVatNumber("18547290", "ro", minutesLater(23 * 60))).toMatchObject({ status: "valid" });
  expect(await lookUpVatNumber("18547291", "ro", minutesLater(59))).toMatchObject({ status: "invalid" });
  await expect(lookUpVatNumber("18547290", "ro", minutesLater(25 * 60))).rejects.toMatchObject(unknown);
  await expect(lookUpVatNumber("18547291", "ro", minutesLater(61))).rejects.toMatchObject(unknown);
  process.env["VIES_URL"] = vies.url;
});
