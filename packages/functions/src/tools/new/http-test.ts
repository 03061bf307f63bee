import type { Read } from "./made.ts";

/** A file of HTTP tests of its own, which starts a cloud. */
const begun = `import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(() => cloud.stop());
`;

/** Whether a case can stand at its end as it is written. */
const takesCase = (text: string): boolean =>
  /import \{[^}]*(?<!type )\bCaller\b[^}]*\} from/.test(text) && /^let cloud\b/m.test(text);

/**
 * Where the HTTP test of a group's endpoint stands, and what it holds: the file named for the group ("back-office/zebras":
 * office-zebras, else zebras), which a new group begins; of a group that has none the one that all such share.
 */
export function httpTestOf(
  read: Read,
  group: string,
  { isOffice, isNew }: { isOffice: boolean; isNew: boolean },
): { path: string; text: string } {
  const at = (name: string): string => `tests/http/${name}.test.ts`;
  const bare = group.replace(/^back-office\//, "").replaceAll("/", "-");
  const own = [group === bare ? bare : `office-${bare}`, bare].map(at);
  const standing = own.find((path) => takesCase(read(path) ?? ""));
  if (standing) return { path: standing, text: read(standing) ?? "" };
  const [path = ""] = own;
  if (isNew && read(path) === undefined) return { path, text: begun };
  const shared = at(isOffice ? "office" : "account");
  return { path: shared, text: read(shared) ?? "" };
}
