import type { Letter } from "./letter.ts";
import { paragraph } from "./letter.ts";
import type { Wording } from "./wording.ts";

/** Asks to confirm the address. The link works once and for 48 hours. */
export const verificationLetter = ({ it, origin }: Wording, name: string, token: string): Letter => ({
  subject: it ? "Conferma il tuo indirizzo e-mail" : "Confirm your e-mail address",
  preview: it ? "Un clic e il tuo account è pronto." : "One click and your account is ready.",
  heading: it ? `Benvenuto, ${name}` : `Welcome, ${name}`,
  blocks: [
    paragraph(
      it
        ? "Conferma il tuo indirizzo per accedere. Il link vale 48 ore e una volta sola."
        : "Confirm your address to log in. The link works once, for 48 hours.",
    ),
  ],
  action: { label: it ? "Conferma l'indirizzo" : "Confirm the address", url: `${origin}/verify-email?token=${token}` },
});

/** Leads to a new password. The link works once and for one hour. */
export const resetLetter = ({ it, origin }: Wording, name: string, token: string): Letter => ({
  subject: it ? "Reimposta la password" : "Reset your password",
  preview: it ? "Il link vale un'ora." : "The link works for an hour.",
  heading: it ? `Ciao ${name}` : `Hello ${name}`,
  blocks: [
    paragraph(
      it
        ? "Hai chiesto una nuova password. Se non sei stato tu, ignora questo messaggio: la password resta quella di prima."
        : "You asked for a new password. If it wasn't you, ignore this message: the password stays as it is.",
    ),
  ],
  action: { label: it ? "Scegli la password" : "Choose the password", url: `${origin}/reset-password?token=${token}` },
});
