import type { Letter } from "./letter.ts";
import { note, paragraph } from "./letter.ts";
import type { Wording } from "./wording.ts";

const reset = ({ it, origin }: Wording) => ({
  label: it ? "Reimposta la password" : "Reset the password",
  url: `${origin}/reset-password`,
});

/** Tells the owner of a new password, who may not have set it. */
export const passwordChangedLetter = (wording: Wording, name: string): Letter => ({
  subject: wording.it ? "La tua password è cambiata" : "Your password has changed",
  preview: wording.it ? "Se non sei stato tu, reimpostala subito." : "If it wasn't you, reset it at once.",
  heading: wording.it ? `Ciao ${name}` : `Hello ${name}`,
  blocks: [
    paragraph(
      wording.it
        ? "La password del tuo account è stata cambiata e tutte le altre sessioni sono chiuse."
        : "The password of your account was changed and all other sessions have ended.",
    ),
    note(wording.it ? "Se non sei stato tu, reimpostala subito." : "If it wasn't you, reset it at once."),
  ],
  action: reset(wording),
});

/** Tells that the second step of the login was turned on or off. */
export const secondFactorLetter = (wording: Wording, name: string, turned: "on" | "off"): Letter => {
  const { it } = wording;
  const on = turned === "on";
  return {
    subject: it
      ? `Verifica in due passaggi ${on ? "attivata" : "disattivata"}`
      : `Two-step verification turned ${turned}`,
    preview: it
      ? "Se non sei stato tu, reimposta subito la password."
      : "If it wasn't you, reset your password at once.",
    heading: it ? `Ciao ${name}` : `Hello ${name}`,
    blocks: [
      paragraph(
        on
          ? it
            ? "Da ora per accedere serve anche il codice della tua app di autenticazione."
            : "From now on a login also takes the code of your authenticator app."
          : it
            ? "Da ora per accedere basta la password."
            : "From now on your password alone is enough to log in.",
      ),
      note(
        it ? "Se non sei stato tu, reimposta subito la password." : "If it wasn't you, reset your password at once.",
      ),
    ],
    action: reset(wording),
  };
};
