import { beforeAll, expect, it } from "vitest";
import { officeTexts as office } from "@solvia/texts/office";
import type { officeTexts } from "../../../i18n/areas/office.ts";
import { addTexts, translatorFor } from "../../../i18n/words.ts";
import { isHeld, staysBecause } from "./goods-word.ts";

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
