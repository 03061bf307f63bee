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

/** Tells that the back office has turned the second step off, and what to do next. */
export const secondFactorResetLetter = (wording: Wording, name: string): Letter => {
  const { it, origin } = wording;
  return {
    subject: it ? "Verifica in due passaggi azzerata" : "Two-step verification was reset",
    preview: it ? "Accedi con la password e attivala di nuovo." : "Log in with your password and turn it on again.",
    heading: it ? `Ciao ${name}` : `Hello ${name}`,
    blocks: [
      paragraph(
        it
          ? "La nostra assistenza ha disattivato la verifica in due passaggi del tuo account: i codici dell'app e quelli di recupero non valgono più e tutte le sessioni sono chiuse. Accedi con la password e attivala di nuovo."
          : "Our staff has turned off the two-step verification of your account: the app's codes and the recovery codes no longer count, and all sessions have ended. Log in with your password and turn it on again.",
      ),
      note(
        it
          ? "Se non l'hai chiesto tu, reimposta subito la password e rispondi a questo messaggio."
          : "If you didn't ask for it, reset your password at once and answer this message.",
      ),
    ],
    action: {
      label: it ? "Apri le impostazioni" : "Open the settings",
      url: `${origin}/profile/settings`,
    },
  };
};
