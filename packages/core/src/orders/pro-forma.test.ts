import { expect, it } from "vitest";
import { exampleOrder } from "../../../../tests/support/example-order.ts";
import { drawProForma } from "./pro-forma.ts";

const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type \/Page\b/g)?.length ?? 0;
const withLines = (count: number, name: string) => {
  const order = exampleOrder("it", "it");
  const [line] = order.lines;
  if (!line) throw new Error("The example has a line");
  return { ...order, lines: Array.from({ length: count }, () => ({ ...line, name })) };
};

it("takes one page for a few lines and more for many, without an empty one", async () => {
  expect(pagesOf(await drawProForma(withLines(3, "LUNA2000")))).toBe(1);
  expect(pagesOf(await drawProForma(withLines(40, "LUNA2000")))).toBe(2);
  expect(pagesOf(await drawProForma(withLines(40, "Modulo bifacciale ".repeat(8))))).toBe(4);
});
