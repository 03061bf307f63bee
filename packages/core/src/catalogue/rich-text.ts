import sanitizeHtml from "sanitize-html";

/** What the editors may write: structure and emphasis, links that open safely, no script, no style, no picture. */
export const sanitised = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ["p", "h3", "h4", "ul", "ol", "li", "strong", "em", "u", "br", "a", "blockquote", "sub", "sup"],
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }) },
  });
