import { isBasicLatin } from "../../platform/text/basic-latin.ts";

/** So many characters of the customer's own reference go into the electronic invoice (domain-rules 1.5, 5.2). */
export const referenceLength = 20;

/** What keeps a reference as it is typed from going into the invoice. */
export function referenceProblem(typed: string): "too-big" | "basic-latin" | undefined {
  const text = typed.trim();
  if (!isBasicLatin(text)) return "basic-latin";
  return text.length > referenceLength ? "too-big" : undefined;
}
