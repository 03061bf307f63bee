import { html as template, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Html = HtmlEscapedString;
type Part = string | number | Html | false | null | undefined | readonly (Html | false | undefined)[];

/** HTML from a template whose values are escaped, unless a template or `trusted` made them. Nothing in it is awaited. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  template(strings, ...parts) as Html;

/** HTML that the server sanitised when it was saved, or that is the house's own. */
export const trusted = (text: string): Html => raw(text);

/** Data for a script element: no closing tag can stand in it, whatever the data say. */
export const jsonFor = (data: unknown): Html => raw(JSON.stringify(data).replaceAll("<", String.raw`\u003c`));
