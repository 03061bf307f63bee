import { useEffect } from "react";
import { useLocation } from "@tanstack/react-router";
import { useTexts } from "../i18n/index.ts";

const named = (it: string, en: string) => ({ it, en });

/** Titles of the screens that search engines have no business in, by the first part of their address. */
const titles: Readonly<Record<string, { it: string; en: string }>> = {
  "back-office": named("Back office", "Back office"),
  checkout: named("Completa l'ordine", "Complete the order"),
  "company-invitation": named("Invito di un'azienda", "Invitation by a company"),
  compare: named("Confronta prodotti", "Compare products"),
  forklift: named("Carrello", "Cart"),
  kit: named("Kit", "Kits"),
  login: named("Accedi", "Log in"),
  order: named("Ordine", "Order"),
  profile: named("Il mio account", "My account"),
  registration: named("Registrati", "Register"),
  "registration-success": named("Registrazione riuscita", "Registered"),
  "reset-password": named("Nuova password", "New password"),
  transactions: named("Pagamenti", "Payments"),
  "verify-email": named("Conferma dell'e-mail", "Confirmation of the e-mail"),
  wholesale: named("Bancali e container", "Pallets and containers"),
};

/** Names the screens that have no head of their own, and keeps them out of search engines. */
export function useRouteTitle(): void {
  const { language } = useTexts();
  const first = useLocation({ select: ({ pathname }) => pathname.split("/")[1] ?? "" });
  useEffect(() => {
    const title = titles[first];
    if (!title) return undefined;
    document.title = `${title[language === "it" ? "it" : "en"]} · Solvia`;
    const robots = Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
    document.head.append(robots);
    return () => robots.remove();
  }, [first, language]);
}
