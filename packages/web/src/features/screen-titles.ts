import type { Named } from "../i18n/vocabulary.ts";

const named = (it: string, en: string): Named => ({ it, en });

/** Titles of the screens that search engines have no business in, by the first part of their address. */
export const screenTitles: Readonly<Record<string, Named>> = {
  "back-office": named("Back office", "Back office"),
  checkout: named("Completa l'ordine", "Complete the order"),
  "company-invitation": named("Invito di un'azienda", "Invitation by a company"),
  compare: named("Confronta prodotti", "Compare products"),
  forklift: named("Carrello", "Cart"),
  login: named("Accedi", "Log in"),
  order: named("Ordine", "Order"),
  profile: named("Il mio account", "My account"),
  registration: named("Registrati", "Register"),
  "registration-success": named("Registrazione riuscita", "Registered"),
  "reset-password": named("Nuova password", "New password"),
  transactions: named("Pagamenti", "Payments"),
  success: named("Ordine ricevuto", "Order received"),
  "success-sofort": named("Ordine ricevuto", "Order received"),
  "verify-email": named("Conferma dell'e-mail", "Confirmation of the e-mail"),
  withdrawal: named("Recesso dal contratto", "Withdrawal from the contract"),
  wholesale: named("Bancali e container", "Pallets and containers"),
};
