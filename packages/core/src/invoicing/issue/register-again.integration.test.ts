import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { beforeEach, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { soldOrder, toUnion } from "../../../../../tests/support/invoices.ts";
import type { VatCheck } from "../../tax/index.ts";
import { VatDataEntity } from "../../tax/vat-data.table.ts";
import { answerAtIssue, registerAgain } from "./register-again.ts";

useDatabase();

const now = new Date("2026-11-23T10:00:00Z");
const number = "DE136695976";
const check = (status: VatCheck["status"], checkedAt: string): VatCheck => ({
  number,
  status,
  checkedAt,
  source: "VIES",
});
const thisMorning = "2026-11-23T07:00:00.000Z";
const yesterday = "2026-11-22T12:00:00.000Z";
const lastWeek = "2026-11-16T12:00:00.000Z";

/** What the register said last and the house remembers. */
const remembered = ({ number: vat, status, checkedAt }: VatCheck) =>
  VatDataEntity.build(PutItemCommand)
    .item({ vat, status: status as "valid", source: "VIES", checkedAt, expiresAt: 2e9 })
    .send();
const under = (proof?: VatCheck) =>
  soldOrder([{ productId: "P", category: "panels", quantity: 1, unit: 10_000, wasteFee: 0 }], {
    treatment: { ...toUnion, ...(proof && { proof }) },
  });

// Nobody answers there.
beforeEach(() => void (process.env["VIES_URL"] = "http://127.0.0.1:1"));

it.each([
  ["a yes stands", check("valid", thisMorning), [], check("valid", thisMorning)],
  [
    "a no doesn't, whatever was said before",
    check("invalid", thisMorning),
    [check("valid", yesterday)],
    "vat-number-denied",
  ],
  [
    "silence leaves the yes of a day ago",
    check("unknown", thisMorning),
    [check("valid", yesterday)],
    check("valid", yesterday),
  ],
  ["and none of a week ago", check("unknown", thisMorning), [check("valid", lastWeek)], "vat-number-unverifiable"],
  [
    "nor another number's",
    check("unknown", thisMorning),
    [{ ...check("valid", yesterday), number: "DE1" }],
    "vat-number-unverifiable",
  ],
] as const)("%s", (_, said, earlier, expected) => {
  if (typeof expected === "string") expect(() => answerAtIssue(said, earlier, now)).toThrow(expected);
  else expect(answerAtIssue(said, earlier, now)).toEqual(expected);
});

it("asks about no document that rests on no answer", async () => {
  expect(await registerAgain(under(), now)).toBeUndefined();
});

it("takes the answer of the order where that is of this very day", async () => {
  expect(await registerAgain(under(check("valid", thisMorning)), now)).toEqual(check("valid", thisMorning));
});

it("refuses an older one while the register is silent, and the exemption once it says no", async () => {
  const old = under(check("valid", lastWeek));
  await expect(registerAgain(old, now)).rejects.toThrow("vat-number-unverifiable");
  expect(await registerAgain(under(check("valid", yesterday)), now)).toEqual(check("valid", yesterday));
  await remembered(check("valid", yesterday));
  expect(await registerAgain(old, now)).toMatchObject({ checkedAt: yesterday });
  await remembered(check("valid", thisMorning));
  expect(await registerAgain(old, now)).toMatchObject({ status: "valid", checkedAt: thisMorning });
  await remembered(check("invalid", "2026-11-23T09:50:00.000Z"));
  await expect(registerAgain(old, now)).rejects.toThrow("vat-number-denied");
});
