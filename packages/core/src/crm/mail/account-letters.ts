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

/** To whoever an agent made an account for. The link works once and for seven days. */
export const completionLetter = ({ it, origin }: Wording, name: string, token: string): Letter => ({
  subject: it ? "Completa la tua registrazione" : "Complete your registration",
  preview: it ? "Scegli la password e il tuo account è pronto." : "Choose your password and your account is ready.",
  heading: it ? `Ciao ${name}` : `Hello ${name}`,
  blocks: [
    paragraph(
      it
        ? "Un nostro agente ha preparato il tuo account su Solvia con i dati che ci hai dato. Scegli la password e accetta le condizioni per usarlo. Il link vale sette giorni e una volta sola."
        : "One of our agents has prepared your account on Solvia with the data you gave us. Choose your password and accept the terms to use it. The link works once, for seven days.",
    ),
  ],
  action: {
    label: it ? "Completa la registrazione" : "Complete the registration",
    url: `${origin}/registration/complete?token=${token}`,
  },
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
