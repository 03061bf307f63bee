import {
  isShareable,
  kindOf,
  namedPrice,
  unitOfField,
  unitsToChoose,
  type ColumnChoice,
  type Columns,
  type Target,
} from "./columns.ts";
import { targetNamed } from "./column-names.ts";
import type { Evidence } from "./evidence.ts";
import type { ImportKind } from "../import-kind.ts";
import type { Question } from "../checking/question.ts";

/** What the columns most likely mean: by their names, their units and what stands in them. Nothing is guessed of numbers. */
export function proposedColumns(headings: readonly string[], evidence: readonly Evidence[], kind: ImportKind): Columns {
  const taken = new Set<Target>();
  const choices = headings.map((heading, index): ColumnChoice => {
    const named = targetNamed(heading, kind) ?? bySamples(heading, evidence[index], kind);
    if (!named || taken.has(named.target)) return { heading, target: null };
    taken.add(named.target);
    return { heading, target: named.target, ...detailsOf(named, heading, evidence[index]) };
  });
  return { choices: choices.map((choice, index) => withDecimal(choice, evidence[index], evidence)) };
}

/** A column with a name that nothing is known by, whose cells tell it: prices with the euro's sign. */
function bySamples(heading: string, evidence: Evidence | undefined, kind: ImportKind) {
  const samples = evidence?.samples ?? [];
  const isEuro = samples.length > 0 && samples.every((text) => /€|\bEUR\b/i.test(text));
  const isNamed = heading !== "" && kind === "prices";
  return isNamed && isEuro ? { target: "price", isOwnName: false } : undefined;
}

/**
 * The unit that the heading tells ("Peso (kg)"), and whether a discount's numbers are percent: a sign in the heading says
 * nothing of a cell up to 1, which a spreadsheet without the column's format shows as the share that it holds.
 */
function detailsOf(named: { target: Target; isOwnName: boolean }, heading: string, evidence: Evidence | undefined) {
  const { target, isOwnName } = named;
  if (kindOf(target) === "discount") {
    if (isOwnName) return { discountAs: "share" as const };
    return evidence?.share === undefined ? { discountAs: "percent" as const } : {};
  }
  if (isShareable(target)) {
    const isPercent = isOwnName || (heading.includes("%") && evidence?.share === undefined);
    return isPercent ? { discountAs: "percent" as const } : {};
  }
  const units = unitsToChoose(target);
  if (units.length === 0) return {};
  const words = heading.toLowerCase().split(/[^\p{L}]+/u);
  const said = units.find((unit) => words.includes(unit.toLowerCase()) || words.includes(`${unit.toLowerCase()}p`));
  if (said) return { unit: said };
  return isOwnName || evidence?.bare === undefined ? { unit: unitOfField(target) } : {};
}

const isNumeric = (target: Target | null): boolean =>
  target !== null && ["number", "euro", "discount"].includes(kindOf(target));

/** How the column's texts part decimals: as other cells of the column show, else as all other columns do. */
function withDecimal(choice: ColumnChoice, own: Evidence | undefined, all: readonly Evidence[]): ColumnChoice {
  if (!isNumeric(choice.target) || !own) return choice;
  const signs = own.decimals.length > 0 ? own.decimals : [...new Set(all.flatMap(({ decimals }) => decimals))];
  const [sign] = signs;
  return sign && signs.length === 1 ? { ...choice, decimal: sign } : choice;
}

/**
 * Columns of a price list that nothing is made of although they hold numbers: discounts and surcharges go by many names, and
 * without them a price is another.
 */
export function leftOut({ choices }: Columns, evidence: readonly Evidence[], kind: ImportKind): Question[] {
  if (kind !== "prices") return [];
  return choices.flatMap(({ target }, column): Question[] => {
    const sample = evidence[column]?.worth;
    return target === null && sample !== undefined ? [{ code: "left-out", column, sample }] : [];
  });
}

/** What is still to be asked of whoever imports; nothing when the table can be read. */
export function questionsOf(columns: Columns, evidence: readonly Evidence[], kind: ImportKind): Question[] {
  const { choices, priceType } = columns;
  const targets = choices.map(({ target }) => target);
  const has = (target: Target) => targets.includes(target);
  const questions: Question[] = [];
  if (!has("productCode")) questions.push({ code: "product-code" });
  if (kind === "products" && !has("seriesName")) questions.push({ code: "series" });
  const isGeneral = has("price") || has("net");
  const isNamed = targets.some((target) => target !== null && namedPrice.test(target));
  if (kind === "prices" && !isGeneral && !isNamed) questions.push({ code: "price" });
  if (isGeneral && !has("priceType") && !priceType) questions.push({ code: "price-type" });
  for (const [column, { target, unit, decimal, discountAs }] of choices.entries()) {
    const ofColumn = evidence[column];
    if (target === null || !ofColumn) continue;
    if (targets.indexOf(target) !== column) questions.push({ code: "twice", column });
    if (isNumeric(target) && !decimal && ofColumn.eitherWay) {
      questions.push({ code: "decimal", column, sample: ofColumn.eitherWay });
    }
    if (unitsToChoose(target).length > 0 && !unit && ofColumn.bare !== undefined)
      questions.push({ code: "unit", column, sample: ofColumn.bare });
    // Where both stand in one column, no answer holds for all of it: the cells up to 1 are refused with both meanings.
    if (isShareable(target) && !discountAs && ofColumn.share !== undefined && !ofColumn.aboveOne) {
      questions.push({ code: "discount", column, sample: ofColumn.share });
    }
  }
  return questions;
}
