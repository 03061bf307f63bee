import type { QueryClient } from "@tanstack/react-query";
import type { LinkProps } from "@tanstack/react-router";
import type { ComponentType } from "react";
import type { AnswerOf, Endpoint } from "@solvia/core/contract/endpoint";
import type { Access } from "@solvia/core/platform/access";
import type { Input } from "../../../api/client.ts";
import type { Route } from "../../../api/route.ts";
import type { Icon } from "../../../ui/icon.tsx";
import type { Words } from "../../../ui/list/declaration.ts";

export type Link = Pick<LinkProps, "to" | "params" | "search">;

interface Shown<Record> {
  /** Of its name and its own words ("officeActs.typed"). */
  name: string;
  /** What its button says, and what is typed for it. */
  label: (words: Words) => string;
  /** Further words that mean it, set apart by spaces. */
  typed?: (words: Words) => string;
  icon?: Icon;
  /** What of the record it is about, beside its name; what the kind says of it where nothing is said. */
  about?: (record: Record, words: Words) => string;
  /** The endpoint that it calls: who may not call it isn't offered it. */
  needs: { access: Access };
  /** Whether the record's rules allow it now, as its use case asks them. */
  now: (record: Record) => boolean;
  /** Allowed in its turn, but held up: shown, and not to be done. */
  held?: (record: Record, user: { id: string } | undefined) => boolean;
  /** Whether the record's page draws it where it draws its acts; always where nothing is said. */
  drawn?: (record: Record) => boolean;
  /** Whatever takes something away. */
  grave?: true;
  /** The next step, which stands out. */
  next?: true;
}

/** A dialog of its own asks, and does it. */
interface ByDialog<Record> extends Shown<Record> {
  Dialog: ComponentType<{ record: Record; onClose: () => void }>;
}

/** One call, asked about where the record isn't in view, and where something speaks against it. */
export interface Written<Record> extends Shown<Record> {
  write: (record: Record) => Promise<unknown>;
  /** Nothing where what it is called and the record's name say it. */
  question?: (words: Words, record: Record) => string;
  /** What speaks against it, each a sentence. */
  against?: (words: Words, record: Record) => readonly string[];
  /** Asked on the record's page too: it can't be taken back. */
  always?: true;
  /** Seconds for which the confirmation is held back. */
  wait?: number;
  /** What is said once it is done; else that it is saved. */
  said?: (words: Words) => string;
  /** Where one goes once it is done. */
  after?: (answer: unknown) => Link | undefined;
  /** Where one goes from the page of a record that is no more. */
  gone?: Link;
}

/** A way to where it is done. */
interface Led<Record> extends Shown<Record> {
  to: (record: Record) => Link;
}

export type RecordAct<Record> = ByDialog<Record> | Written<Record> | Led<Record>;

/** Reads an endpoint, or what was read of it a moment ago. */
export type Read = <E extends Endpoint>(route: Route<E>, input: Input<E>) => Promise<AnswerOf<E>>;

/** The names under which kinds of record are kept. */
export type KindName = "order" | "product" | "company" | "user" | "quotation";

/**
 * What is done with a kind of record: declared once, drawn by the record's page as buttons and by the palette as what can be
 * typed.
 */
export interface RecordKind<Record> {
  name: KindName;
  icon: Icon;
  idOf: (record: Record) => string;
  nameOf: (record: Record) => string;
  /** Beside its name, where there are many. */
  about: (record: Record, words: Words) => string;
  open: (id: string) => Link;
  actsOf: readonly RecordAct<Record>[];
  /** What a write answers stands for the record from then on, where its page shows that answer. */
  keep?: (client: QueryClient, record: Record, answer: unknown) => void;
  /** Who may look for them. */
  sought: { access: Access };
  /** Those that words name, a few, as the endpoints give them that are asked for acts. */
  find: (words: string, read: Read) => Promise<readonly Record[]>;
}

/** Declares a kind; acts' records follow from it. */
export const recordKind = <Record>(kind: RecordKind<Record>): RecordKind<Record> => kind;
