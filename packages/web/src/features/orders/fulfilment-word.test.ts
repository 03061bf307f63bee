import { beforeAll, expect, it } from "vitest";
import { ordersTexts as orders } from "@solvia/texts/orders";
import type { ordersTexts } from "../../i18n/areas/orders.ts";
import { addTexts, translatorFor } from "../../i18n/words.ts";
import { fulfilmentOf, fulfilmentWord } from "./fulfilment-word.ts";

const t = translatorFor<typeof ordersTexts>("it");
beforeAll(async () => addTexts("it", await orders.in("it")));

it.each([
  ["none", 3, 0, "Da preparare"],
  ["none", 3, 1, "Da preparare: 2 pezzi, recesso dagli altri"],
  ["none", 3, 2, "Da preparare: 1 pezzo, recesso dagli altri"],
  ["ready", 3, 2, "Pronto: 1 pezzo, recesso dagli altri"],
  ["none", 3, 3, undefined],
  ["ready", 3, 3, undefined],
  ["shipped", 3, 2, "Spedito, recesso da 2 pezzi"],
  ["delivered", 3, 3, "Consegnato, recesso da 3 pezzi"],
] as const)("says of goods %s, %s pieces with %s withdrawn from: %s", (fulfilment, pieces, withdrawnPieces, word) => {
  expect(fulfilmentWord(t, { fulfilment, pieces, withdrawnPieces, service: false })).toBe(word);
  const declared = [{ lines: [{ quantity: withdrawnPieces }] }, { lines: [] }];
  const order = { fulfilment, lines: [{ quantity: pieces }], withdrawalRight: { declared } };
  expect(fulfilmentOf(t, order as unknown as Parameters<typeof fulfilmentOf>[1])).toBe(word);
});

it("says of a month of a plan that nothing of it is sent, whatever of it was withdrawn from", () => {
  for (const withdrawnPieces of [0, 1])
    expect(fulfilmentWord(t, { fulfilment: "none", pieces: 1, withdrawnPieces, service: true })).toBe(
      "Abbonamento: nulla da spedire",
    );
});
