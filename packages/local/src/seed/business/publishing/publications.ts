import { listSeriesRows } from "@solvia/core/catalogue/series/list-series-rows";
import { createPublication, movePublication } from "@solvia/core/contract/publishing/office-publications";
import { most } from "@solvia/core/contract/publishing/publication-limits";
import { plusDays, romeTime } from "@solvia/core/platform/time";
import { listPublications } from "@solvia/core/publications/list-publications";
import { movePublication as move } from "@solvia/core/publications/move-publication";
import type { PublicationMove } from "@solvia/core/publications/publication-moves";
import { loadPublication, startPublication } from "@solvia/core/publications/save-publication";
import { correctPublication, publicationTranslations } from "@solvia/core/publications/translate-publication";
import { asOffice } from "../actors.ts";
import type { Stage } from "../stage.ts";
import { course, lessons } from "./academy.ts";
import { articles, awaited, unfinished } from "./articles.ts";
import type { Piece } from "./piece.ts";
import { webinarRecording } from "./recordings.ts";
import { technicalNotes } from "./technical-notes.ts";
import { webinarDates, webinars, webinarSeats } from "./webinars.ts";

/** So many days pass between the first draft and the day on which it appears. */
const writing = 2;

/** Series of the category that a piece speaks of, as many as one publication may have. */
const seriesOf = async ({ about }: Piece): Promise<string[]> =>
  about ? (await listSeriesRows({ category: about }, { limit: most.series })).items.map(({ id }) => id) : [];

/** A draft; its id. */
const drafted = ({ once, ago }: Stage, piece: Piece, lessonIds: readonly string[] = []): Promise<string> =>
  once(`publication ${piece.code}`, async () => {
    const { code, type, title, teaser, body, tags, picture, days = 0 } = piece;
    const known = (await listPublications({ text: code, limit: 5 })).items.find((one) => one.code === code);
    if (known) return known.id;
    const now = ago(days + writing, code);
    const input = {
      code,
      title,
      teaser,
      body,
      tags,
      lessonIds,
      seriesIds: await seriesOf(piece),
      noindex: false,
      thumbnailUrl: `/pictures/${picture}.svg`,
    };
    return (await asOffice({ endpoint: createPublication, now }, () => startPublication(type, input, now))).id;
  });

/** A step of one that is a draft still. */
async function moved(id: string, step: PublicationMove, now: Date, publishOn?: string): Promise<void> {
  const { status, revision } = await loadPublication(id);
  if (status !== "draft") return;
  await asOffice({ endpoint: movePublication, params: { id }, now }, () =>
    move(id, { move: step, revision, ...(publishOn && { publishOn }) }, now),
  );
}

/** The same that everybody reads, with its English where it has one. */
async function appeared(stage: Stage, piece: Piece, lessonIds?: readonly string[]): Promise<string> {
  const id = await drafted(stage, piece, lessonIds);
  await stage.act(`publication ${piece.code} appears`, async () => {
    await translated(id, piece);
    await moved(id, "publish", stage.ago(piece.days ?? 0, piece.code));
  });
  return id;
}

async function translated(id: string, { english }: Piece): Promise<void> {
  if (!english) return;
  const { items } = await publicationTranslations(id);
  const version = items.find(({ language }) => language === "en")?.version ?? 0;
  if (version === 0) await correctPublication(id, "en", { version, texts: english });
}

/** Articles, technical notes, the academy and webinars: what is read, what is to appear, and what is being written. */
export async function publications(stage: Stage): Promise<void> {
  const lessonIds: string[] = [];
  for (const lesson of lessons) lessonIds.push(await appeared(stage, lesson));
  for (const piece of [...articles, ...technicalNotes]) await appeared(stage, piece);
  await appeared(stage, course, lessonIds);
  for (const held of webinars) {
    await webinarDates(stage, await drafted(stage, held.piece), held);
    const id = await appeared(stage, held.piece);
    await webinarSeats(stage, id, held);
    if (held.day < 0) await webinarRecording(stage, id, held.piece.code);
  }
  const id = await drafted(stage, awaited);
  await stage.act(`publication ${awaited.code} has its day`, async () => {
    const publishOn = romeTime(plusDays(stage.today, 12), "09:00").toISOString();
    await moved(id, "schedule", stage.ago(0, awaited.code), publishOn);
  });
  await drafted(stage, unfinished);
}
