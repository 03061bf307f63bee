import * as z from "zod";
import { languages, locales } from "../platform/locale.ts";
import { Id, wholeNumber } from "../platform/text/typed.ts";

export { Id };
/** 32 random bytes in base64url: what the link of a mail carries. */
export const Token = z.string().regex(/^[\w-]{43}$/);
export const Locale = z.enum(locales);
export const Language = z.enum(languages);
/** Integer euro cents. */
export const CentsAmount = z.int();
export const InstantText = z.iso.datetime();
export const CivilDateText = z.iso.date();
/** A month of Rome: "2026-11". */
export const MonthText = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** A positive whole number from a path or a query. */
export const Quantity = wholeNumber(0, 100_000);
/** The texts' locale when the asked one lacks them (spec 7): every catalogue call carries it. */
export const fallbackLocale = { fallbackLocale: Locale.default("it") } as const;
/** Which shop the visitor stands in, and what they read; the logged-in user's own locale wins. */
export const shop = { locale: Locale.default("it"), ...fallbackLocale, language: Language.optional() } as const;

/** The same for a cart, of which whoever is logged in has one in the account's shop and language. */
export const visitorsShop = { locale: Locale.default("it"), language: Language.default("it") } as const;

/** A page of a list: an opaque cursor leads to the next one; null at the end. */
export const page = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), cursor: z.string().nullable() });
/** The query of a paged list. */
export const paging = {
  cursor: z.string().max(2000).optional(),
  limit: wholeNumber(1, 200).default(50),
} as const;
