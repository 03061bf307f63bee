/** The version of the texts that are agreed to at the registration; a changed text gets a new one. */
export const consentTextVersion = "2026-11-22";
