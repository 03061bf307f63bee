import { Suspense, useEffect, useState } from "react";
import { useTexts } from "../../i18n/index.ts";
import { languageIsChosen } from "../../i18n/language.ts";
import { offeredLanguage } from "../../i18n/offered-language.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useUser } from "../login/session.ts";

const LanguageOffer = lazyPart(async () => (await import("./language-offer.tsx")).LanguageOffer, { overlay: true });

/** In this browser's storage, once the offer was closed. */
const declined = "language-offer";
/** The page comes first (ms). */
const later = 1500;

/**
 * Over the foot of a visitor's page: that the shop is written in the browser's own language too, until one is chosen or the offer is
 * closed. Nobody is led away, and nothing moves for it (docs/decisions/localisation.md).
 */
export function LanguageOfferPlace() {
  const { language } = useTexts();
  const user = useUser();
  const [rested, setRested] = useState(false);
  const [closed, setClosed] = useState(() => localStorage.getItem(declined) !== null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), later);
    return () => clearTimeout(timer);
  }, []);
  const offered = offeredLanguage(navigator.languages, language);
  if (!rested || closed || user || languageIsChosen() || !offered) return null;
  const close = () => {
    localStorage.setItem(declined, "closed");
    setClosed(true);
  };
  return (
    <Suspense fallback={null}>
      <LanguageOffer offered={offered} onClose={close} />
    </Suspense>
  );
}
