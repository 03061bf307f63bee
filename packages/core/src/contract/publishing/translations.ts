import * as z from "zod";
import { Language } from "../common.ts";

/** Each language's texts, empty where there is none, with who wrote each and whether the Italian has changed since. */
export const translations = <F extends string>(texts: z.ZodType<Record<F, string>>, fields: readonly [F, ...F[]]) =>
  z.object({
    name: z.string(),
    /** The Italian. */
    source: texts,
    items: z.array(
      z.object({
        language: Language,
        version: z.int(),
        texts,
        origins: z.partialRecord(z.enum(fields), z.object({ by: z.enum(["machine", "hand"]), outdated: z.boolean() })),
      }),
    ),
  });
