import { keepTogether, mm } from "./pdf.ts";

export interface SumRow {
  label: string;
  /** Cents. */
  amount: number;
  /** Set apart as what all others come to. */
  total?: boolean;
}

interface Look {
  /** In points. */
  width: number;
  money: (cents: number) => string;
}

/** Sums below each other at the page's right, which no page break parts; leaves the letters at 9 points. */
export function drawSums(pdf: PDFKit.PDFDocument, rows: readonly SumRow[], { width, money }: Look): void {
  const x = pdf.page.width - pdf.page.margins.right - width;
  keepTogether(pdf, mm(7) * (rows.length + 1));
  for (const { label, amount, total = false } of rows) {
    const { y } = pdf;
    pdf.font(total ? "bold" : "regular").fontSize(total ? 11 : 9);
    pdf.text(label, x, y, { width: width * 0.6 });
    const below = pdf.y;
    pdf.text(money(amount), x + width * 0.6, y, { width: width * 0.4, align: "right" });
    pdf.y = Math.max(below, pdf.y) + 3;
  }
  pdf.font("regular").fontSize(9);
}
