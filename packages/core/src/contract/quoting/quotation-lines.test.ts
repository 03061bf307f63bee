import fc from "fast-check";
import { expect, it } from "vitest";
import { LineInputs } from "../shapes/quotation.ts";

const line = (discount: number) => [{ productId: "01KAPRODUCT000000000000001", quantity: 1, discount }];

it.each([0.12345, 0.00001, 0.333333, 0.99999])(
  "a discount of %d, finer than what is kept, is refused at its field",
  (discount) => {
    const { error } = LineInputs.safeParse(line(discount));
    expect(error?.issues).toMatchObject([{ path: [0, "discount"], message: "not-in-steps" }]);
  },
);

it("every discount of hundredths of a percent is taken, however it is worked out", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (points) => {
      expect(LineInputs.safeParse(line(points / 10_000)).success).toBe(true);
      expect(LineInputs.safeParse(line(points * 0.0001)).success).toBe(points * 0.0001 <= 1);
    }),
  );
});
