import type { FieldProblem } from "../problems.ts";
import { hasUnprintable } from "./typed.ts";

/**
 * The fields, by their path in the input, whose text or name has characters that nobody types (platform/typed): whatever an
 * endpoint's own schema says of them. Without recursion, for nesting of any depth.
 */
export function unprintableFields(parts: Readonly<Record<string, unknown>>): FieldProblem[] {
  const found: FieldProblem[] = [];
  const open: [path: string, value: unknown][] = Object.values(parts).map((value) => ["", value]);
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === "string") {
      if (hasUnprintable(value)) found.push({ field: path, code: "unprintable" });
    } else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (hasUnprintable(name)) found.push({ field: path, code: "unprintable" });
        open.push([path ? `${path}.${name}` : name, inner]);
      }
    }
  }
  return found;
}
