import { allowed, type Access } from "@solvia/core/platform/access";
import { useUser } from "../../login/session.ts";

/** Longer texts name nothing, and the lists refuse them. */
const longest = 100;

/** Whether a list is asked for a text: there is one, short enough to name something, and the colleague may read the list. */
export function useIsAsked(text: string, { access }: { access: Access }): boolean {
  const colleague = useUser() ?? undefined;
  return text !== "" && text.length <= longest && allowed(access, colleague);
}
