import type { AnswerOf, Endpoint } from "@solvia/core/contract/endpoint";
import type { FieldProblem } from "@solvia/core/platform/problems";
import type { Input } from "../../api/client.ts";
import type { DraftOptions } from "./use-draft-of-form.ts";

type Words = Readonly<Record<string, string | false | null | undefined>>;

export interface ContractFormOptions<E extends Endpoint, V> {
  /** What the fields hold: of the record, or of a new one. Those of a record that changes meanwhile come in where nothing is typed. */
  values: V;
  /** What is sent; its body is judged by the contract's schema first. */
  input: (values: V) => Input<E>;
  /** How it is sent, where a file goes first. */
  send?: (input: Input<E>, values: V) => Promise<AnswerOf<E>>;
  /** What is wrong beyond what the contract says, in words by field. */
  check?: (values: V) => Words;
  /** The same by codes, by rules that are loaded with the contract. */
  loadChecks?: () => Promise<(values: V) => readonly FieldProblem[]>;
  /** The words for a field's problem, where they aren't the usual ones. */
  inWords?: (problem: FieldProblem) => string | undefined;
  /** Judges each field when it is left, and not only when all are sent. */
  judgesLeft?: boolean;
  /** The fields that the page shows by parts of its own, which tell their error themselves. */
  shows?: readonly string[];
  /** The fields that show what the contract calls otherwise. */
  names?: Readonly<Record<string, string>>;
  /** The fields at which a problem of the whole is told, by its code; with words of their own where the usual don't say it. */
  at?: Readonly<Record<string, string | readonly [field: string, words: string]>>;
  draft?: DraftOptions;
  /** The words of the toast that tells it is done. */
  done?: string;
  /** The title of the toast that tells it was refused; without it `Refused` says so in the form. */
  failed?: string;
  /** Afterwards the fields hold what they began with; else what was saved. */
  clears?: boolean;
  /** Whenever something is typed. */
  onTyped?: (values: V) => void;
  /** Asks something before what is right is sent; whether it did. `send` then sends it. */
  asks?: (values: V) => boolean;
  /** After the answer: what the fields held as it was sent is what they begin with now. */
  onSaved?: (answer: AnswerOf<E>, values: V) => unknown;
  /** Whether a refusal is dealt with elsewhere: a question, a conflict. */
  onRefused?: (error: Error, values: V) => boolean | Promise<boolean>;
}
