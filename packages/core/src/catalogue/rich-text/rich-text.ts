import sanitizeHtml, { type IOptions } from "sanitize-html";

/** What the editors may write: structure and emphasis, links that open safely, no script, no style, no picture. */
const description = {
  allowedTags: ["p", "h3", "h4", "ul", "ol", "li", "strong", "em", "u", "br", "a", "blockquote", "sub", "sup"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["https", "mailto", "tel"],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }) },
} satisfies IOptions;

/** An article has chapters besides. */
const article = { ...description, allowedTags: [...description.allowedTags, "h2"] } satisfies IOptions;

/**
 * Rich text as it may be kept and shown. What is left of broken mark-up can read otherwise the next time ("<p><b<p>"
 * nests paragraphs), so it is cleaned until nothing changes: what is stored is what any later cleaning would leave.
 */
export const sanitised = (html: string): string => cleaned(html, description);

/** The same of an article. */
export const sanitisedArticle = (html: string): string => cleaned(html, article);

function cleaned(html: string, options: IOptions): string {
  const once = sanitizeHtml(html, options);
  return once === html ? once : cleaned(once, options);
}

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The text alone, without any mark-up: what customers write. Lines stay, what is between them is tidied. */
export const plainText = (text: string): string =>
  sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, parseStyleAttributes: false })
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
