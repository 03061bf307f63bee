import { Suspense } from "react";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useUser } from "../login/session.ts";

const ActingNote = lazyPart(async () => (await import("./acting-note.tsx")).ActingNote);

/** In cart and checkout while an employee acts for a customer; nothing otherwise. */
export function ActingCart() {
  const user = useUser();
  if (!user?.actedBy) return null;
  return (
    <Suspense fallback={null}>
      <ActingNote customer={`${user.name} ${user.surname}`.trim()} />
    </Suspense>
  );
}
