import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type RefObject } from "react";
import type * as z from "zod";
import type { CardPage } from "@solvia/core/contract/plans/plan-shapes";
import { useTexts } from "../../../i18n/index.ts";
import { fieldsLanguage, loadCardProvider, type Confirmed, type Elements } from "./card-provider.ts";

interface Fields<Intent> {
  /** What the fields were made for: an intent that is asked for later has other fields. */
  intent: Intent;
  group: Elements;
}

interface CardFields<Intent> {
  /** Where the provider's fields stand: an element that is there as soon as `intent` is. */
  place: RefObject<HTMLDivElement | null>;
  intent: Intent | undefined;
  /** The intent or the provider's script did not come. */
  error: Error | null;
  /** The fields can be filled in. */
  ready: boolean;
  /** Hands what was typed to the provider, and says what it answers. Throws before `ready`. */
  confirm: (what: "confirmPayment" | "confirmSetup") => Promise<Confirmed & { intent: Intent }>;
}

/**
 * The provider's own card fields for one intent, which is asked for once by its `key`: card data never pass through our pages
 * (PCI SAQ A). A later attempt has an intent of its own: the one of fields that were left is never taken up again.
 */
export function useCardFields<Intent extends z.output<typeof CardPage>>(
  key: readonly [string, ...string[]],
  createIntent: () => Promise<Intent>,
): CardFields<Intent> {
  const { language } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<Fields<Intent>>(undefined);
  const [ready, setReady] = useState(false);
  const [lost, setLost] = useState<Error>();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: createIntent,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (!data || !place.current || fields.current) return;
    loadCardProvider(data.scriptUrl).then((provider) => {
      // Left meanwhile, or made by the effect before this one.
      if (!place.current || fields.current) return;
      const { publishableKey, clientSecret } = data;
      const group = provider(publishableKey).elements({ clientSecret, locale: fieldsLanguage(language) });
      group.create("payment").mount(place.current);
      fields.current = { intent: data, group };
      setReady(true);
    }, setLost);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the fields keep the language in which they came
  }, [data]);
  const confirm: CardFields<Intent>["confirm"] = async (what) => {
    if (!fields.current) throw new Error("not ready");
    const { intent, group } = fields.current;
    const provider = (await loadCardProvider(intent.scriptUrl))(intent.publishableKey);
    return { ...(await provider[what]({ elements: group, redirect: "if_required" })), intent };
  };
  return { place, intent: data, error: error ?? lost ?? null, ready, confirm };
}
