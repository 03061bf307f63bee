import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";

/** Noto Sans has the letters of all fourteen languages; the PDF standard fonts know Western Europe only. */
const fontFile = (style: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`));

/** Millimetres as the PDF's points. */
export const mm = (length: number): number => (length * 72) / 25.4;

export interface PdfStyle {
  title: string;
  /** In the page's foot, before the page number. */
  foot: string;
  /** "Page 1 of 2" in the reader's language. */
  page: (number: number, of: number) => string;
  /** When what it says was fixed: drawn again it is the same bytes. The moment of drawing where it is absent. */
  on?: Date;
  /** Another's paper: nothing in it names who has drawn it. */
  anonymous?: true;
  /** A label of 100 by 150 mm instead of a page of A4. */
  label?: true;
}

export const grey = "#5b6b76";
export const ink = "#1d2a33";

/** A paper by itself, or one of several in a file: `draw` fills it, its pages are numbered for themselves. */
export interface Paper {
  style: PdfStyle;
  draw: (pdf: PDFKit.PDFDocument) => void;
}

const formatOf = ({ label }: PdfStyle) =>
  label
    ? {
        size: [mm(100), mm(150)] as [number, number],
        margins: { top: mm(6), left: mm(6), right: mm(6), bottom: mm(18) },
      }
    : { size: "A4" as const, margins: { top: mm(18), left: mm(18), right: mm(18), bottom: mm(24) } };

/** An A4 document, or labels, with the house's type; `draw` fills it, the pages are numbered at the end. */
export const drawPdf = (style: PdfStyle, draw: Paper["draw"]): Promise<Uint8Array> =>
  drawPapers(style, [{ style, draw }]);

/**
 * Several papers in one file, each in its own format and with its own pages' numbers; `style` is the file's. A file in which one paper is another's
 * names nobody.
 */
export async function drawPapers(style: PdfStyle, papers: readonly Paper[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    ...formatOf(papers[0]?.style ?? style),
    // None to begin with: a font that is known by its file is read anew each time that it is asked for by its name here.
    font: "",
    bufferPages: true,
    info: {
      Title: style.title,
      ...(!style.anonymous && { Author: "Solvia" }),
      ...(style.on && { CreationDate: style.on }),
    },
  });
  if (style.anonymous) {
    // The library names itself in both.
    delete pdf.info.Producer;
    delete pdf.info.Creator;
  }
  pdf.registerFont("regular", fontFile("400Regular"));
  pdf.registerFont("bold", fontFile("600SemiBold"));
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  for (const [at, paper] of papers.entries()) {
    // Each page that it begins by itself has its format.
    Object.assign(pdf.options, formatOf(paper.style));
    if (at > 0) pdf.addPage();
    const from = pdf.bufferedPageRange().count - 1;
    pdf.font("regular").fontSize(9).fillColor(ink);
    paper.draw(pdf);
    numberPages(pdf, paper.style, from);
  }
  pdf.end();
  return done;
}

/** Whether the library draws this picture: it knows PNG and JPEG, and not all that may stand in them. */
export const isDrawable = (picture: Uint8Array): Promise<boolean> =>
  drawPdf({ title: "", foot: "", page: () => "" }, (pdf) => {
    pdf.image(Buffer.from(picture), { fit: [mm(60), mm(25)] });
  }).then(
    () => true,
    () => false,
  );

/** Numbers the pages from one on; the last one is open afterwards. */
function numberPages(pdf: PDFKit.PDFDocument, { foot, page }: PdfStyle, from: number): void {
  const { count } = pdf.bufferedPageRange();
  for (let at = from; at < count; at++) {
    pdf.switchToPage(at);
    const { margins, width, height } = pdf.page;
    // Text below the margin would begin a new page.
    const { bottom } = margins;
    margins.bottom = 0;
    const options = { width: width - margins.left - margins.right, lineBreak: false };
    pdf.font("regular").fontSize(7.5).fillColor(grey);
    pdf.text(foot, margins.left, height - mm(14), options);
    pdf.text(page(at - from + 1, count - from), margins.left, height - mm(14), { ...options, align: "right" });
    margins.bottom = bottom;
  }
}

/** A small grey label over its text, in a column of the given width; answers the y below it. */
export function drawField(
  pdf: PDFKit.PDFDocument,
  [label, lines]: readonly [label: string, lines: readonly string[]],
  { x, y, width }: { x: number; y: number; width: number },
): number {
  pdf.font("regular").fontSize(7.5).fillColor(grey).text(label, x, y, { width });
  pdf.fontSize(9).fillColor(ink);
  for (const line of lines) pdf.text(line, x, pdf.y, { width });
  return pdf.y;
}

/** Begins a new page, in the house's ink, when less than this height (points) is left on this one. */
export function keepTogether(pdf: PDFKit.PDFDocument, height: number): void {
  const { page } = pdf;
  if (pdf.y + height > page.height - page.margins.bottom) pdf.addPage().fillColor(ink);
}

export interface PdfColumn {
  title: string;
  /** In points. */
  width: number;
  /** Figures stand at the right. */
  right?: boolean;
}

const cellPadding = { x: 2, y: 3 };
/** Points of the titles' letters. */
const headSize = 8;

/** The columns as wide as the longest word of their titles, in whatever language; the widest gives what the others take. */
export function fittedColumns(pdf: PDFKit.PDFDocument, columns: readonly PdfColumn[]): PdfColumn[] {
  pdf.font("bold").fontSize(headSize);
  const needed = ({ title }: PdfColumn) =>
    Math.ceil(Math.max(...title.split(" ").map((word) => pdf.widthOfString(word)))) + 2 * cellPadding.x;
  const fitted = columns.map((column) => ({ ...column, width: Math.max(column.width, needed(column)) }));
  const taken = fitted.reduce((sum, { width }, at) => sum + width - (columns[at]?.width ?? 0), 0);
  const widest = Math.max(...fitted.map(({ width }) => width));
  const giver = fitted.findIndex(({ width }) => width === widest);
  return fitted.map((column, at) => (at === giver ? { ...column, width: column.width - taken } : column));
}

/** So many of a table's last rows go along where what stands below it begins a new page: signatures are never alone on one. */
const goAlong = 3;

/**
 * A table over as many pages as it takes: no row is parted, and each page begins with the columns' titles. `below` is the height (points) of what
 * has to stand on the page of its last rows.
 */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  wanted: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
  below = 0,
): void {
  const columns = fittedColumns(pdf, wanted);
  const { left } = pdf.page.margins;
  const titles = columns.map(({ title }) => title);
  const optionsOf = ({ width, right = false }: PdfColumn) => ({
    width: width - 2 * cellPadding.x,
    align: right ? ("right" as const) : ("left" as const),
  });
  const style = (head: boolean) => pdf.font(head ? "bold" : "regular").fontSize(head ? headSize : 8.5);
  const heightOf = (cells: readonly string[]) =>
    Math.max(...columns.map((column, at) => pdf.heightOfString(cells[at] ?? "", optionsOf(column)))) +
    2 * cellPadding.y;
  const draw = (cells: readonly string[], head: boolean) => {
    style(head);
    const { y } = pdf;
    const end = y + heightOf(cells);
    let x = left;
    columns.forEach((column, at) => {
      pdf.text(cells[at] ?? "", x + cellPadding.x, y + cellPadding.y, optionsOf(column));
      x += column.width;
    });
    pdf
      .moveTo(left, end)
      .lineTo(x, end)
      .lineWidth(head ? 1 : 0.4)
      .strokeColor("#c3ccd2")
      .stroke();
    pdf.x = left;
    pdf.y = end;
  };
  const heights = (some: typeof rows) => some.reduce((sum, row) => sum + heightOf(row), 0);
  style(true);
  const { height, margins } = pdf.page;
  const room = height - margins.top - margins.bottom - heightOf(titles);
  style(false);
  const along = below > 0 && heights(rows.slice(-goAlong)) + below <= room ? goAlong : 0;
  draw(titles, true);
  for (const [at, row] of rows.entries()) {
    style(false);
    const { page } = pdf;
    keepTogether(pdf, at < rows.length - along ? heightOf(row) : heights(rows.slice(at)) + below);
    if (pdf.page !== page) draw(titles, true);
    draw(row, false);
  }
}
