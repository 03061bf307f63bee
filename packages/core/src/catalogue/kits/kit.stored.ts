import * as z from "zod";
import { byName, shapeOf, withoutLimits } from "../../platform/stored/shape.ts";
import { KitFields, type KitPart, type KitPrice } from "./kit.ts";

const text = z.string();
const amount = z.number();

export const storedKitTexts = withoutLimits(KitFields.shape.texts);
export const storedKitPart = shapeOf<KitPart>({ productId: text, quantity: amount });

export const storedKitPrice = shapeOf<KitPrice>({
  id: text,
  discount: amount,
  parts: z.array(shapeOf<KitPrice["parts"][number]>({ productId: text, quantity: amount, name: text.optional() })),
  names: byName(text).optional(),
});
