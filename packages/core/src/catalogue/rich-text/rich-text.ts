import sanitizeHtml from "sanitize-html";

/** What the editors may write: structure and emphasis, links that open safely, no script, no style, no picture. */
const cleaned = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ["p", "h3", "h4", "ul", "ol", "li", "strong", "em", "u", "br", "a", "blockquote", "sub", "sup"],
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }) },
  });

/**
 * Rich text as it may be kept and shown. What is left of broken mark-up can read otherwise the next time ("<p><b<p>"
 * nests paragraphs), so it is cleaned until nothing changes: what is stored is what any later cleaning would leave.
 */
export function sanitised(html: string): string {
  const once = cleaned(html);
  return once === html ? once : sanitised(once);
}

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The text alone, without any mark-up: what customers write. Lines stay, what is between them is tidied. */
export const plainText = (text: string): string =>
  sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, parseStyleAttributes: false })
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
