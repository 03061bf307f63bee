import { readFileSync } from "node:fs";

const texts = new Map<string, string>();

/** A module's text without its comments; what is put into a template stands as `*`. */
export function moduleText(file: string): string {
  const text =
    texts.get(file) ??
    readFileSync(file, "utf8")
      .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")
      .replaceAll(/\$\{[^{}]*\}/g, "*");
  texts.set(file, text);
  return text;
}
