import { everyLexicon } from "./lexicon/lexicons.ts";
import { plain } from "./plain.ts";

/** A text without something that it says, and without the word that led to it ("pannelli da 450 W": pannelli). */
export function without(text: string, at: number, said: string): string {
  const before = text.slice(0, at).trim().split(/\s+/);
  const last = before.at(-1);
  if (last !== undefined && everyLexicon.isJoin(plain(last))) before.pop();
  return [...before, text.slice(at + said.length).trim()].filter(Boolean).join(" ");
}
