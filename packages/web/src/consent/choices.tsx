import { Button } from "@mantine/core";
import { consentTexts } from "@solvia/texts/consent";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../i18n/index.ts";
import { openConsent } from "./open-consent.ts";

/** On the page about cookies: the way to change or withdraw; nothing where nothing is measured. */
export function ConsentChoices() {
  const { language } = useTexts();
  const isAsked = document.querySelector("script[data-consent]") !== null;
  const { data } = useQuery({
    queryKey: ["consent-texts", language],
    queryFn: () => consentTexts.in(language),
    enabled: isAsked,
  });
  if (!data) return null;
  return (
    <Button variant="default" mt="lg" onClick={() => dispatchEvent(new Event(openConsent))}>
      {data.consent.change}
    </Button>
  );
}
