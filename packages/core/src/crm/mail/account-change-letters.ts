import type { Letter } from "./letter.ts";
import { note, paragraph } from "./letter.ts";
import type { Wording } from "./wording.ts";

/** Goes to the new address: it counts once its link is opened. */
export const newEmailLetter = ({ it, origin }: Wording, name: string, token: string): Letter => ({
  subject: it ? "Conferma il nuovo indirizzo e-mail" : "Confirm your new e-mail address",
  preview: it ? "Il link vale 48 ore." : "The link works for 48 hours.",
  heading: it ? `Ciao ${name}` : `Hello ${name}`,
  blocks: [
    paragraph(
      it
        ? "Da quando confermi, accedi con questo indirizzo. Fino ad allora vale quello di prima."
        : "Once you confirm it, you log in with this address. Until then the old one counts.",
    ),
  ],
  action: { label: it ? "Conferma l'indirizzo" : "Confirm the address", url: `${origin}/verify-email?token=${token}` },
});

/** Goes to the old address, so that its owner learns of a change that they did not make. */
export const emailChangedLetter = ({ it }: Wording, name: string): Letter => ({
  subject: it ? "Il tuo indirizzo e-mail è cambiato" : "Your e-mail address has changed",
  preview: it ? "Se non sei stato tu, scrivici subito." : "If it wasn't you, write to us at once.",
  heading: it ? `Ciao ${name}` : `Hello ${name}`,
  blocks: [
    paragraph(
      it
        ? "Da ora accedi con il nuovo indirizzo; questo non vale più."
        : "From now on you log in with the new address; this one no longer counts.",
    ),
    note(it ? "Se non sei stato tu, scrivici subito." : "If it wasn't you, write to us at once."),
  ],
});

export const companyVerifiedLetter = ({ it, origin }: Wording, name: string): Letter => ({
  subject: it ? "La tua azienda è verificata" : "Your company is verified",
  preview: it ? "Ora puoi accedere e acquistare." : "You can log in and buy now.",
  heading: it ? `Ciao ${name}` : `Hello ${name}`,
  blocks: [
    paragraph(
      it
        ? "Abbiamo verificato i dati della tua azienda: ora puoi accedere e vedere i prezzi a te dedicati."
        : "We have checked your company's data: you can log in now and see your prices.",
    ),
  ],
  action: { label: it ? "Accedi" : "Log in", url: `${origin}/login` },
});

/** The only place where a rejected company learns why (domain-rules 3.7). */
export const companyRejectedLetter = ({ it, origin }: Wording, name: string, reason: string): Letter => ({
  subject: it ? "Non abbiamo potuto verificare la tua azienda" : "We could not verify your company",
  preview: reason,
  heading: it ? `Ciao ${name}` : `Hello ${name}`,
  blocks: [
    paragraph(
      it
        ? "Non abbiamo potuto verificare la tua azienda per questo motivo:"
        : "We could not verify your company for this reason:",
    ),
    note(reason),
    paragraph(
      it
        ? "Correggi i dati e registrati di nuovo: la partita IVA è libera."
        : "Correct the data and register again: the VAT number is free.",
    ),
  ],
  action: { label: it ? "Registrati" : "Register", url: `${origin}/registration` },
});
