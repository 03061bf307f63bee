import { Liquid, LiquidError, type Template } from "liquidjs";
import { invalid } from "../../../platform/problems.ts";
import type { Contact } from "../../contact.ts";

/** What a template may say of its reader; what isn't known is empty. */
const templateFields = ["name", "company", "country"] as const;
type Fields = Record<(typeof templateFields)[number], string>;

const allowedTags = ["if", "unless", "case", "comment", "raw"];
const allowedFilters = ["default", "capitalize", "upcase", "downcase", "strip", "truncate", "append", "prepend"];

/** Characters of a letter at most, whatever a template makes of its reader. */
const longestLetter = 20_000;

/** Reads no file, has no loop and calls nothing: it chooses and fills in, in at most 200 ms. */
function engine(): Liquid {
  const liquid = new Liquid({
    strictFilters: true,
    strictVariables: true,
    ownPropertyOnly: true,
    dynamicPartials: false,
    relativeReference: false,
    templates: {},
    parseLimit: 50_000,
    renderLimit: 200,
    memoryLimit: 200_000,
  });
  for (const name of Object.keys(liquid.tags)) if (!allowedTags.includes(name)) delete liquid.tags[name];
  for (const name of Object.keys(liquid.filters)) if (!allowedFilters.includes(name)) delete liquid.filters[name];
  return liquid;
}
let made: Liquid | undefined;

/** A contact's word within a text of ours: one line, in which nothing is a link or an instruction of the letter's form. */
const word = (text = ""): string =>
  text
    .replaceAll(/[[\]<>\s]+/g, " ")
    .replaceAll("://", " ")
    .trim()
    .slice(0, 120);

export type Reader = Pick<Contact, "name" | "company" | "country">;

/** A line of a template's fault, from its engine's words: "…, line:3, col:5". */
const lineOf = (error: LiquidError): number => Number(/line:(\d+)/.exec(error.message)?.[1] ?? 1);

/** A template, read once for many readers. Problem: invalid-input, `template` with the line at the field where it can't be read or filled in. */
export function compile(text: string, field: "body" | "subject"): (reader: Reader) => string {
  made ??= engine();
  const liquid = made;
  const refused = (error: unknown): unknown =>
    LiquidError.is(error) ? invalid({ field, code: "template", params: { line: lineOf(error) } }) : error;
  let template: Template[];
  try {
    template = liquid.parse(text);
  } catch (error) {
    throw refused(error);
  }
  return ({ name, company, country }) => {
    const fields: Fields = { name: word(name), company: word(company), country: word(country) };
    try {
      const filled = String(liquid.renderSync(template, fields));
      if (filled.length > longestLetter) throw invalid({ field, code: "too-long" });
      return filled;
    } catch (error) {
      throw refused(error);
    }
  };
}
