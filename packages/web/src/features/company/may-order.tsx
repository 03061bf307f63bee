import { Suspense, type ReactNode } from "react";
import { useMayOrder } from "../login/session.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";

const ViewerNote = lazyPart(async () => (await import("./viewer-note.tsx")).ViewerNote);
const ViewerPage = lazyPart(async () => (await import("./viewer-note.tsx")).ViewerPage);

interface Props {
  /** Whether it is a whole page or a part of one. */
  page?: boolean;
  children: ReactNode;
}

/** What is there for buying: who only looks at what their company orders reads why it is not for them. */
export function MayOrder({ page = false, children }: Props) {
  if (useMayOrder()) return children;
  return <Suspense fallback={null}>{page ? <ViewerPage /> : <ViewerNote />}</Suspense>;
}
