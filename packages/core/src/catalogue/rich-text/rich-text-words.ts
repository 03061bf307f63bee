const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/**
 * The words of a rich text without its marks, a line for each block (spec 3: a series' `description` beside its
 * `descriptionRich`). For HTML that the server has sanitised: what comes out is text, not HTML.
 */
export const wordsOfRichText = (html: string): string =>
  html
    .replaceAll(/<(br|\/p|\/li|\/h[1-6]|\/tr|\/blockquote)\b[^>]*>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n[ \n]*/g, "\n")
    .trim();
