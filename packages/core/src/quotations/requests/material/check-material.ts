import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { codeKey, nameFor, ProductEntity, productIdsOf, ProductTextsEntity } from "../../../catalogue/index.ts";
import { openTable, type RawRow } from "../../../import-export/index.ts";
import { countryOf, type Language, type Locale } from "../../../platform/locale.ts";
import { Problem } from "../../../platform/problems.ts";
import { notationOf, programNotation, type Notation } from "../../../platform/reading/index.ts";
import { table } from "../../../platform/table.ts";
import { isCode, isQuantity, isUnit } from "./column-names.ts";
import { judgeMaterial, nearest, type Article, type MaterialRow } from "./judge-material.ts";
import { offeredCodes } from "./offered-codes.ts";
import { columnsOf, readListed, type Columns } from "./read-list.ts";
import { readTyped, type WrittenRow } from "./read-material.ts";

/** A bill of material as somebody gives it: pasted, as a file, typed row by row. */
export type Material =
  | { kind: "text"; text: string }
  | { kind: "table"; name: string; base64: string }
  | { kind: "rows"; rows: readonly { code: string; quantity: string }[] };

interface Reader {
  language: Language;
  locale: Locale;
}

/** The longest list that is read through: rows beyond `mostRows` are refused each in words, those beyond this as a whole. */
const longest = 400;
/** What is read of a visitor's file, while they wait: a list that anybody has written stays far below. */
const ofVisitor = { rows: 2000, rowsRead: 2000, sheets: 1, unpacked: 10_000_000 };
const tooLong = () => new Problem("unreadable-table", { reason: "too-large" });

/** The lines of a list that is short enough to be read at all. Problem: unreadable-table. */
function readList(text: string, notation: Notation): WrittenRow[] {
  const lines = text.split(/\r\n?|\n/);
  if (lines.filter((line) => line.trim() !== "").length > longest) throw tooLong();
  return readListed(lines, notation);
}

const isText = (bytes: Uint8Array): boolean =>
  !(bytes[0] === 0x50 && bytes[1] === 0x4b) && !(bytes[0] === 0xd0 && bytes[1] === 0xcf);

function cellsOf({ number, cells }: RawRow, at: Columns, notation: Notation): WrittenRow {
  const quantity = cells[at.quantity];
  const typed = {
    row: number,
    code: cells[at.code]?.text ?? "",
    quantity: quantity?.text ?? "",
    unit: cells[at.unit]?.text,
  };
  return readTyped(typed, quantity?.is === "number" ? programNotation : notation);
}

/** Problems: unreadable-table, unknown-columns. */
async function readTable(
  { name, base64 }: { name: string; base64: string },
  notation: Notation,
): Promise<WrittenRow[]> {
  const bytes = Buffer.from(base64, "base64");
  // oxlint-disable-next-line require-await -- a source of bytes is asynchronous wherever they come from
  const source = async function* () {
    yield bytes;
  };
  const opened = await openTable(source, (one) => isCode(one) || isQuantity(one) || isUnit(one), name, ofVisitor).catch(
    (error: unknown) => {
      if (error instanceof Problem && error.code === "unknown-columns" && isText(bytes)) return undefined;
      throw error;
    },
  );
  const at = columnsOf(opened?.heading.names ?? []);
  if (!opened || at.code < 0 || at.quantity < 0) {
    if (!isText(bytes)) throw new Problem("unknown-columns");
    return readList(bytes.toString("utf8").replace(/^\uFEFF/, ""), notation);
  }
  const rows: WrittenRow[] = [];
  for await (const row of opened.rows()) {
    const written = cellsOf(row, at, notation);
    if (written.text) rows.push(written);
    if (rows.length > longest) throw tooLong();
  }
  return rows;
}

function writtenRows(material: Material, { language, locale }: Reader): Promise<WrittenRow[]> | WrittenRow[] {
  const notation = notationOf(language, countryOf(locale)?.code);
  if (material.kind === "table") return readTable(material, notation);
  if (material.kind === "text") return readList(material.text, notation);
  return material.rows.flatMap((typed, index) => {
    const written = readTyped({ row: index + 1, ...typed }, notation);
    return written.text ? [written] : [];
  });
}

/** Two items each, so fifty of them a request. */
const articlesAtOnce = 50;

/** What is offered of these products, by their ids, named in the reader's language. */
async function articlesOf(ids: readonly string[], language: Language): Promise<Map<string, Article>> {
  const unique = [...new Set(ids)];
  const articles = new Map<string, Article>();
  for (let from = 0; from < unique.length; from += articlesAtOnce) {
    const some = unique.slice(from, from + articlesAtOnce);
    const requests = [
      ...some.map((id) => ProductEntity.build(BatchGetRequest).key({ id })),
      ...some.map((productId) => ProductTextsEntity.build(BatchGetRequest).key({ productId })),
    ];
    const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
    const items = Responses?.[0] ?? [];
    some.forEach((productId, index) => {
      const product = items[index];
      if (!product || !("fields" in product) || !product.visibility) return;
      const texts = items[some.length + index];
      const { productCode, name, minQuantity, piecesPerPackage } = product.fields;
      const own = nameFor(language, name, texts && "texts" in texts ? texts.texts : undefined);
      const article = { productCode, name: `${product.brand} ${own}`, minQuantity, packSize: piecesPerPackage };
      articles.set(productId, { productId, ...article });
    });
  }
  return articles;
}

async function idsOf(codes: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < codes.length; at += 100) {
    for (const [code, id] of await productIdsOf(codes.slice(at, at + 100))) found.set(code, id);
  }
  return found;
}

/**
 * What becomes of each row of a bill of material in this shop. Requests: the codes and articles by the hundred; where a code is no
 * article's, the kept list of all codes besides. Problems: unreadable-table, unknown-columns.
 */
export async function checkMaterial(material: Material, reader: Reader): Promise<MaterialRow[]> {
  const written = await writtenRows(material, reader);
  if (written.length > longest) throw tooLong();
  // Also where the quantity can't be read: then that is what is told, not that the article is unknown.
  const codes = [
    ...new Set(
      written.flatMap(({ code, quantity, unclear }) =>
        code && (quantity ?? unclear) !== undefined ? [codeKey(code)] : [],
      ),
    ),
  ];
  const ids = await idsOf(codes);
  const exact = await articlesOf([...ids.values()], reader.language);
  const unknown = codes.filter((code) => !exact.has(ids.get(code) ?? ""));
  const all = unknown.length > 0 ? await offeredCodes() : [];
  const candidates = new Map(unknown.map((code) => [code, nearest(code, all).slice(0, 4)]));
  const others = await articlesOf(
    [...candidates.values()].flat().map(({ id }) => id),
    reader.language,
  );
  return judgeMaterial(written, {
    byCode: new Map(
      codes.flatMap((code) => {
        const article = exact.get(ids.get(code) ?? "");
        return article ? [[code, article] as const] : [];
      }),
    ),
    near: (code) => (candidates.get(codeKey(code)) ?? []).flatMap(({ id }) => others.get(id) ?? []),
  });
}
