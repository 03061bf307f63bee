import { beforeAll, expect, it } from "vitest";
import { officeListsTexts as lists } from "@solvia/texts/office-lists";
import { officeMoneyTexts as moneyWords } from "@solvia/texts/office-money";
import { addTexts, translatorFor } from "../../../i18n/words.ts";
import { orderColumns, type OrderRow } from "./order-columns.tsx";

const words = { t: translatorFor("it"), language: "it" } as Parameters<typeof orderColumns.claim.cell>[1];
beforeAll(async () => {
  addTexts("it", await lists.in("it"));
  addTexts("it", await moneyWords.in("it"));
});

const row = (lateClaim?: OrderRow["lateClaim"]) => ({ lateClaim }) as OrderRow;

it.each([
  ["nothing can be claimed", undefined, undefined, undefined, undefined, false],
  ["all days have their rate", [12_514, false], 12_514, "125,14\u00A0€", 4000, false],
  ["some days have none", [12_514, true], 12_514, "almeno 125,14\u00A0€", 4000, true],
  ["no day has one: nothing is worked out, which isn't zero", [0, true], undefined, "tasso da indicare", 4000, true],
] as const)("keeps interest and the flat sum apart where %s", (_, claim, interest, told, flat, isPart) => {
  const one = row(claim && { interest: claim[0], compensation: 4000, total: claim[0] + 4000, isPart: claim[1] });
  const { claim: column, flat: flatColumn } = orderColumns;
  expect(column.value(one)).toBe(interest);
  expect(column.cell(one, words)).toBe(told);
  expect(flatColumn.value(one)).toBe(flat);
  expect(column.isPart(one)).toBe(isPart);
});
