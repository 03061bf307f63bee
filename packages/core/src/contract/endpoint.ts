import type * as z from "zod";
import type { ActKind } from "../platform/act-kinds.ts";
import type { Access, Within } from "../platform/access.ts";
import type { AskedScope } from "../platform/http/key-scopes.ts";
import type { ProblemCode } from "../platform/problems.ts";
import type { Stale, Subject } from "./subjects.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Shape = Readonly<Record<string, z.ZodType>>;

/** An answer that is not JSON. */
export type NoJson =
  | { readonly answer: "empty" }
  | { readonly answer: "redirect" }
  | { readonly answer: "file"; readonly contentType: string };
/** 204 without a body. */
export const empty = { answer: "empty" } as const;
/** 302; the implementation returns the address. */
export const redirect = { answer: "redirect" } as const;
/** A binary answer; the implementation returns the bytes (`Uint8Array`), at most 6 MB. */
export const file = (contentType: string) => ({ answer: "file", contentType }) as const;

/** How many calls one caller (IP address when nobody is logged in, else user) may make in a window. */
export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/** What the audit log files a write under. */
export type AuditKind =
  | "admin-locale"
  | "bank-entries"
  | "campaigns"
  | "collections"
  | "companies"
  | "contacts"
  | "counts"
  | "coupons"
  | "carriers"
  | "delivery-tariffs"
  | "expenses"
  | "insurances"
  | "kits"
  | "leads"
  | "list-views"
  | "milestones"
  | "movements"
  | "office-messages"
  | "orders"
  | "plain-texts"
  | "price-batches"
  | "prices"
  | "product-imports"
  | "products"
  | "publications"
  | "purchases"
  | "quotations"
  | "quotation-requests"
  | "return-requests"
  | "questions"
  | "quick-replies"
  | "reviews"
  | "serials"
  | "series"
  | "shipments"
  | "stand-out-products"
  | "suppliers"
  | "tickets"
  | "users"
  | "vat-certificates"
  | "warehouses";

/** What a write of the back office is done to, for the audit log. */
export interface About {
  kind: AuditKind;
  /** The parameter that names it; absent where something is created, or many are changed. */
  id?: string;
  /** Where no parameter does: the field of the body that names it, of what is begun for something that is there. */
  field?: string;
  /** The parameter names a part of it, whose id begins with its own, before a dot. */
  part?: true;
  /** It only says that somebody looks: again and again, and neither the log nor a person's history tells of it. */
  untold?: true;
}

export interface Endpoint {
  readonly method: Method;
  /** Below /api, with {parameters}: "/orders/{id}". */
  readonly path: string;
  readonly access: Access;
  /** What a user must be in their company besides: a viewer orders nothing, a buyer manages nobody. */
  readonly within?: Within | undefined;
  /**
   * An employee who acts for a customer may do it in the customer's name; a write says which kind of act the customer is
   * told of. Denied where it isn't said.
   */
  readonly forOthers?: true | ActKind | undefined;
  /** It is about the session, whomever it speaks for: who that is, a login, the end of it (platform/http/meant-for.ts). */
  readonly ofSession?: true | undefined;
  /** An API key may do it for its owner. Denied where it isn't said. */
  readonly byKey?: true | undefined;
  /** Its answer is the same for everybody (`access: "anyone"`): no key that is sent along, of whatever kind, is a reason to refuse. */
  readonly anyKey?: true | undefined;
  /**
   * Of each endpoint of the reseller API (`access: "reseller"`), and of no other: what a key has to be for. It is called with a
   * key alone; a session's cookie is not looked at.
   */
  readonly scope?: AskedScope | undefined;
  /** Asks for a proof of who sits there in the last ten minutes: login, password or, where there is one, second factor. */
  readonly stepUp?: true | undefined;
  /** Of each write of the back office: a test asks for it, and none without it is carried out. */
  readonly about?: About | undefined;
  /** Of what only asks: what of the site it shows; it is asked anew when a write has made that stale. */
  readonly shows?: readonly Subject[] | undefined;
  /** Of each write (a test asks for it): what shows something else afterwards. */
  readonly stale?: Stale | undefined;
  /** Its answer depends on the shop: the country in which the visitor stands, and the language. */
  readonly byShop?: true | undefined;
  /** One sentence for the API document. */
  readonly summary: string;
  readonly params?: Shape | undefined;
  readonly query?: Shape | undefined;
  /** The JSON body; with `files` also the fields of the multipart form. */
  readonly body?: z.ZodType | undefined;
  /**
   * Body fields that may come as a file in a multipart form: field name to kind of upload (platform/uploads). The
   * implementation always finds an upload key in the body field, whichever way the file came.
   */
  readonly files?: Readonly<Record<string, string>> | undefined;
  readonly returns: z.ZodType | NoJson;
  /** The problems beyond the common ones (not-logged-in, forbidden, invalid-input, …). */
  readonly errors?: readonly ProblemCode[] | undefined;
  /** A write that may be repeated with the same Idempotency-Key header: the first answer is given again. */
  readonly idempotent?: boolean | undefined;
  readonly rateLimit?: RateLimit | undefined;
}

/** The status of an answer that refuses nothing, where the implementation says no other. */
export function successOf({ returns }: Pick<Endpoint, "returns">): 200 | 204 | 302 {
  if (!("answer" in returns) || returns.answer === "file") return 200;
  return returns.answer === "empty" ? 204 : 302;
}

/** Declares one endpoint. The name of the constant, in kebab case, is the name of its handler file. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

/** Whether it changes anything of a user's: what is open to anyone and sends a body (a comparison) only asks. */
export const isWrite = ({ method, access }: Pick<Endpoint, "method" | "access">): boolean =>
  method !== "GET" && access !== "anyone";

type OutputOf<S> = S extends Shape ? { [K in keyof S]: z.output<S[K]> } : Record<never, never>;
type InputOf<S> = S extends Shape ? { [K in keyof S]: z.input<S[K]> } : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E["params"]>;
export type QueryOf<E extends Endpoint> = OutputOf<E["query"]>;
export type BodyOf<E extends Endpoint> = E["body"] extends z.ZodType ? z.output<E["body"]> : undefined;
export type AnswerOf<E extends Endpoint> = E["returns"] extends z.ZodType
  ? z.output<E["returns"]>
  : E["returns"] extends { answer: "redirect" }
    ? string
    : E["returns"] extends { answer: "file" }
      ? Uint8Array
      : void;
/** What an implementation may return: the answer's input form, before the contract's schema strips what is not its own. */
export type ReturnOf<E extends Endpoint> = E["returns"] extends z.ZodType ? z.input<E["returns"]> : AnswerOf<E>;

/** What a client passes. Query values are given in their input form. */
export interface CallOf<E extends Endpoint> {
  params: InputOf<E["params"]>;
  query: E["query"] extends Shape ? { [K in keyof E["query"]]?: z.input<E["query"][K]> } : undefined;
  body: E["body"] extends z.ZodType ? z.input<E["body"]> : undefined;
}
