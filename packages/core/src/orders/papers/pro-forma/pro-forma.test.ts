import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../../tests/support/example-order.ts";
import { pdfText } from "../../../../../../tests/support/pdf-text.ts";
import { languages } from "../../../platform/locale.ts";
import { drawPdf, fittedColumns } from "../../../platform/pdf/pdf.ts";
import { wordsFor } from "../document-words.ts";
import { drawProForma, lineColumns } from "./pro-forma.ts";

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

it.each(languages)(
  "%s: names the version of the quotation that it was made of, by the code of its page and PDF",
  async (language) => {
    const quotation = { id: "Q1", number: "7KX2-91", version: 3, hash: "0a1b2c3d4e5f".padEnd(64, "9") };
    const text = pdfText(await drawProForma(exampleOrder(language, "it", { quotation })));
    for (const said of ["7KX2-91", "0a1b2c3d4e5f…"]) expect(text).toContain(said);
    expect(text).not.toContain("0a1b2c3d4e5f9");
    expect(pdfText(await drawProForma(exampleOrder(language, "it")))).not.toContain("7KX2-91");
  },
);

it.each(languages)("%s: breaks no word of the table's headings, and the table is as wide as ever", async (language) => {
  const columns = lineColumns(wordsFor(language, "it"));
  const widthOf = (some: readonly { width: number }[]) => some.reduce((sum, { width }) => sum + width, 0);
  await drawPdf({ title: "", foot: "", page: () => "" }, (pdf) => {
    const fitted = fittedColumns(pdf, columns);
    expect(widthOf(fitted)).toBeCloseTo(widthOf(columns));
    pdf.font("bold").fontSize(8);
    for (const { title, width } of fitted) {
      for (const word of title.split(" ")) expect(pdf.widthOfString(word), word).toBeLessThanOrEqual(width - 4);
    }
  });
});
