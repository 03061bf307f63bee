import { named, type Language } from "../platform/locale.ts";
import type { Block, Letter } from "./letter.ts";

/** The letter for programs and readers that take no HTML: what stands side by side there has a colon between. */
export const plainLetter = (
  { heading, blocks, action, leave }: Letter,
  language: Language,
  foot: readonly string[],
): string =>
  [
    "Solvia",
    heading,
    ...blocks.map((block) => plainBlock(block, language)),
    ...(action ? [`${action.label}\n${action.url}`] : []),
    `--\n${[...foot, ...(leave ? [`${leave.label}\n${leave.page}`] : [])].join("\n")}`,
  ]
    .map((part) => part.trim())
    .join("\n\n");

function plainBlock(block: Block, language: Language): string {
  const line = ([name = "", ...rest]: readonly string[]) => named(language, name, rest.join(", "));
  switch (block.kind) {
    case "text":
    case "note":
      return block.text;
    case "facts":
      return [...block.facts, ...(block.total ? [block.total] : [])].map(line).join("\n");
    case "rows":
      return [block.columns, ...block.rows].map(line).join("\n");
  }
}
