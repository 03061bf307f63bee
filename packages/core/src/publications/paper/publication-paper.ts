import { guidanceTexts } from "@solvia/texts/guidance";
import { publicationsTexts } from "@solvia/texts/publications";
import { seller } from "../../content/index.ts";
import { setting } from "../../platform/config.ts";
import { drawPdf, grey, ink, mm } from "../../platform/pdf/pdf.ts";
import { Problem } from "../../platform/problems.ts";
import { fill } from "../../platform/text/fill.ts";
import { longDay, readerTag } from "../../platform/text/reader-format.ts";
import { publicationPath } from "../publication.ts";
import { mayRead, type Asked } from "../may-read.ts";
import { lessonsOf } from "../read-publications.ts";
import { textsOf } from "../reader-texts.ts";
import { loadPublication } from "../save-publication.ts";
import { drawBlocks } from "./draw-blocks.ts";
import { paperBlocks, type PaperBlock } from "./paper-blocks.ts";

/**
 * A published one as PDF, in the reader's language where it is translated, else in Italian; of a course its lessons besides. Problems:
 * not-found, publication-not-included for a technical note without its plan.
 */
export async function publicationPaper(
  id: string,
  { language, user }: Pick<Asked, "language" | "user">,
): Promise<Uint8Array> {
  const publication = await loadPublication(id);
  if (publication.status !== "published") throw new Problem("not-found");
  if (!mayRead(publication, user)) throw new Problem("publication-not-included");
  const [[texts = { language: "it" as const }], lessons, { publications: t }, { common }] = await Promise.all([
    textsOf([publication], language),
    lessonsOf(publication, language),
    publicationsTexts.in(language),
    guidanceTexts.in(language),
  ]);
  const { title = publication.title, teaser, body = "" } = texts;
  const url = `${setting("SITE_ORIGIN")}${publicationPath(publication)}`;
  const { publishedOn } = publication;
  const appeared = publishedOn && longDay(publishedOn, readerTag(language, "IT"));
  const meta = [t.type[publication.type], appeared].filter(Boolean).join(" · ");
  const page = (number: number, pages: number) => fill(common.page, { page: number, pages });
  return drawPdf({ title, foot: `${seller.name} · ${url}`, page, on: new Date(publication.updatedOn) }, (pdf) => {
    pdf.fontSize(8).fillColor(grey).text(meta).fillColor(ink).moveDown(0.5);
    pdf.font("bold").fontSize(20).text(title).font("regular");
    if (teaser) pdf.moveDown(0.3).fontSize(12).fillColor(grey).text(teaser, { lineGap: 2 }).fillColor(ink);
    pdf.y += mm(2);
    drawBlocks(pdf, [...paperBlocks(body), ...lessonBlocks(t.lessons, lessons)]);
  });
}

const plain = { bold: false, italic: false, underline: false } as const;

/** A course's lessons, numbered in their order, each with its address. */
const lessonBlocks = (heading: string, lessons: readonly { title: string; path: string }[]): PaperBlock[] =>
  lessons.length === 0
    ? []
    : [
        { kind: "h2", depth: 0, runs: [{ ...plain, bold: true, text: heading }] },
        ...lessons.map(({ title, path }, at): PaperBlock => ({
          kind: "item",
          mark: `${at + 1}.`,
          depth: 1,
          runs: [{ ...plain, text: title, underline: true, link: `${setting("SITE_ORIGIN")}${path}` }],
        })),
      ];
