import type { DomainEvent, PayloadOf } from "../platform/work/event.ts";
import type { Mail } from "../platform/mail.ts";
import type { Letter, Recipient } from "./letter.ts";

/** A letter with its address, and the files that go with it. */
export interface Post {
  to: Recipient;
  letter: Letter;
  attachments?: Mail["attachments"];
  /** What an answer by mail belongs to. */
  thread?: Thread | undefined;
}

/** Letters of one conversation: what their Message-ID begins with, and where answers go. */
export interface Thread {
  id: string;
  replyTo: string;
}

type Mailed<E> =
  E extends DomainEvent<string, DomainEvent["payload"], infer Q> ? ("email" extends Q ? E : never) : never;

/** What a domain writes for each of its events that are told by mail, by their types; `Events` is its `events.ts`. */
export type LettersFor<Events> = {
  [E in Mailed<Events[keyof Events]> as E["type"]]: (payload: PayloadOf<E>) => Promise<readonly Post[]>;
};
