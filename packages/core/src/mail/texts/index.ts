import bg from "@solvia/texts/mail/bg.json" with { type: "json" };
import de from "@solvia/texts/mail/de.json" with { type: "json" };
import en from "@solvia/texts/mail/en.json" with { type: "json" };
import es from "@solvia/texts/mail/es.json" with { type: "json" };
import fr from "@solvia/texts/mail/fr.json" with { type: "json" };
import hr from "@solvia/texts/mail/hr.json" with { type: "json" };
import it from "@solvia/texts/mail/it.json" with { type: "json" };
import nb from "@solvia/texts/mail/nb.json" with { type: "json" };
import nl from "@solvia/texts/mail/nl.json" with { type: "json" };
import pl from "@solvia/texts/mail/pl.json" with { type: "json" };
import pt from "@solvia/texts/mail/pt.json" with { type: "json" };
import ro from "@solvia/texts/mail/ro.json" with { type: "json" };
import sr from "@solvia/texts/mail/sr.json" with { type: "json" };
import uk from "@solvia/texts/mail/uk.json" with { type: "json" };
import type { Language } from "../../platform/locale.ts";

export type MailTexts = typeof it;

/** Each language's own, all at hand: a letter doesn't wait for its words. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  it,
  en,
  es,
  fr,
  de,
  ro,
  pt,
  nl,
  bg,
  pl,
  sr,
  uk,
  nb,
  hr,
};
