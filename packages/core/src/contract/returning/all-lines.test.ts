import { expect, it } from "vitest";
import { maximumLines } from "../../orders/cart/cart-room.ts";
import { returnConditions } from "../../returns/return-codes.ts";
import { ChosenPieces } from "../shapes/withdrawal.ts";
import { AskedLines, CameBackLines } from "./return-shapes.ts";

const ids = (length: number) => Array.from({ length }, (_, at) => String(at).padStart(26, "0"));

it("all lines that an order can have may be withdrawn from, asked to go back, and come back in every condition", () => {
  const withdrawn = (count: number) => ids(count).map((productId) => ({ productId, quantity: 1 }));
  const asked = (count: number) => ids(count).map((productId) => ({ productId, quantity: 1, reason: "defective" }));
  expect(ChosenPieces.safeParse(withdrawn(maximumLines)).success).toBe(true);
  expect(ChosenPieces.safeParse(withdrawn(maximumLines + 1)).success).toBe(false);
  expect(AskedLines.safeParse(asked(maximumLines)).error).toBeUndefined();
  const back = ids(maximumLines).flatMap((productId) =>
    returnConditions.map((condition) => ({ productId, condition, quantity: 1 })),
  );
  expect(CameBackLines.safeParse(back).success).toBe(true);
});
