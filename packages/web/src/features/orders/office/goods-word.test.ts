import { beforeAll, expect, it } from "vitest";
import { officeTexts as office } from "@solvia/texts/office";
import type { officeTexts } from "../../../i18n/areas/office.ts";
import { addTexts, translatorFor } from "../../../i18n/words.ts";
import { isHeld, leavesWord, staysBecause } from "./goods-word.ts";

const t = translatorFor<typeof officeTexts>("it");
beforeAll(async () => addTexts("it", await office.in("it")));

it.each([
  ["none", ["mark-ready"], [], false, undefined],
  ["none", ["mark-ready"], ["money-partly-returned"], false, undefined],
  ["none", [], [], false, "Non spedibile"],
  ["none", [], ["partly-withdrawn"], false, "Non spedibile"],
  ["none", [], ["partly-withdrawn", "troubled"], true, "Merce ferma"],
  ["none", ["fail"], ["money-returned"], true, "Merce ferma"],
  ["ready", ["unmark-ready"], ["troubled"], true, undefined],
  ["delivered", [], [], false, undefined],
] as const)(
  "of goods that are %s, with %j offered and %j against it: held %s, stays because %s",
  (fulfilment, officeActs, holds, held, word) => {
    const order = {
      fulfilment,
      officeActs: [...officeActs],
      shippingHolds: [...holds],
      shipmentHeld: false,
      service: false,
    };
    expect([isHeld(order), staysBecause(t, order)]).toEqual([held, word]);
    expect(staysBecause(t, { ...order, service: true })).toBeUndefined();
  },
);

it("says that goods are held of which somebody keeps a shipment, however far they are", () => {
  const order = { officeActs: [], shippingHolds: [], shipmentHeld: true, service: false };
  for (const fulfilment of ["none", "ready", "partlyShipped"] as const) {
    expect([isHeld({ ...order }), staysBecause(t, { ...order, fulfilment })]).toEqual([true, "Merce ferma"]);
  }
});

it.each([
  ["none", true, [], false, "Spedibile"],
  ["none", false, [], false, "Non spedibile"],
  ["none", true, ["troubled", "money-returned"], false, "Merce ferma"],
  ["partlyShipped", true, [], false, "Spedibile"],
  ["partlyShipped", false, [], false, "Non spedibile"],
  ["shipped", false, [], false, undefined],
  ["shipped", true, [], true, "Merce ferma"],
  ["delivered", false, [], false, undefined],
  ["delivered", false, ["money-returned"], false, undefined],
] as const)(
  "of goods that are %s, shippable %s, with %j against it and a shipment kept %s, the header says %s",
  (fulfilment, shippable, holds, shipmentHeld, word) => {
    const order = { fulfilment, shippable, shippingHolds: [...holds], shipmentHeld, service: false };
    expect(leavesWord(t, order)).toBe(word);
    expect(leavesWord(t, { ...order, service: true })).toBeUndefined();
  },
);
