import type { getUser as Contract } from "@solvia/core/contract/account";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { viewerHeader } from "@solvia/core/platform/http/viewer-header";

type Viewer = NonNullable<AnswerOf<typeof Contract>["user"]>;

/** A page that was opened for one, in a browser whose session speaks for another by now. */
export interface Another {
  was: Viewer;
  is: Viewer;
}

/** Whom the page is for; it stays while a session ends and somebody logs in over it. */
let pageFor: Viewer | undefined;
let isThere = false;
let isAsked = false;
let another: Another | undefined;
/** Counts what the page itself does to its session: answers from before say nothing about afterwards. */
let turn = 0;
let turning = 0;
const listeners = new Set<() => void>();

function tell(found: Another | undefined): void {
  if (found === another) return;
  another = found;
  for (const listen of listeners) listen();
}

/** Whom the page is for, by their id; undefined for a visitor. */
export const viewerId = (): string | undefined => pageFor?.id;

/** What each request of the page says of whom it is for. */
export const viewerNamed = (): Record<string, string> => (isThere && pageFor ? { [viewerHeader]: pageFor.id } : {});

/** The same in an address, for what takes no headers. */
export const viewerQuery = (): string => (isThere && pageFor ? `?viewer=${encodeURIComponent(pageFor.id)}` : "");

/** Whether the API has said who looks since the page, or its own change of that, began. */
export const isViewerAsked = (): boolean => isAsked;

export const viewerTurn = (): number => turn;

/**
 * Takes an answer about who is logged in that was asked for in that turn; answers whom the page shows. A page never changes
 * hands under what stands in it: for another it is loaded anew (features/acting/another-viewer.tsx), and until then all it asks is refused.
 */
export function viewerAnswered(user: Viewer | null, askedIn: number): Viewer | null {
  if (turning > 0 || askedIn !== turn) return user;
  isAsked = true;
  if (user && pageFor && user.id !== pageFor.id) {
    isThere = true;
    tell({ was: pageFor, is: user });
    return pageFor;
  }
  isThere = user !== null;
  if (user) {
    pageFor = user;
    tell(undefined);
  }
  return user;
}

/** Does what makes the page somebody else's by its own button: a logout, acting for a customer, the end of it. */
export async function turnViewer<T>(change: () => Promise<T>): Promise<T> {
  turning++;
  turn++;
  try {
    const done = await change();
    pageFor = undefined;
    isThere = false;
    isAsked = false;
    tell(undefined);
    return done;
  } finally {
    turning--;
    turn++;
  }
}

export function onAnother(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
export const anotherViewer = (): Another | undefined => another;
