import PDFDocument from "pdfkit";
import { categories } from "@solvia/core/catalogue/taxonomy";
import type { DemoProduct } from "./products.ts";

/** A one-page data sheet of a series: its products and their figures, marked as a demonstration. */
export function drawDataSheet(series: string, products: readonly DemoProduct[]): Promise<Buffer> {
  const page = new PDFDocument({ size: "A4", margin: 48, info: { Title: series } });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => page.on("end", () => resolve(Buffer.concat(chunks))));
  const [first] = products;
  page.font("Helvetica-Bold").fontSize(20).text(series);
  page.font("Helvetica").fontSize(11).fillColor("#5b6b76");
  page.text(first ? categories[first.category].it : "").moveDown();
  page.fillColor("#1d2a33").fontSize(10);
  for (const { fields } of products.slice(0, 8)) {
    page.font("Helvetica-Bold").text(`${fields.name}  ·  ${fields.productCode}`).font("Helvetica");
    const figures = Object.entries(fields).filter(([, value]) => typeof value === "number" && value > 0);
    page.text(figures.map(([name, value]) => `${name} ${String(value)}`).join("   "), { lineGap: 2 }).moveDown(0.7);
  }
  page
    .fontSize(8)
    .fillColor("#5b6b76")
    .text("Documento dimostrativo, non è la scheda tecnica del produttore.", 48, 780);
  page.end();
  return done;
}
