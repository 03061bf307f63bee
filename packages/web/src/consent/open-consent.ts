/** The event by which a page asks for the choices to be shown. */
export const openConsent = "solvia-consent";
