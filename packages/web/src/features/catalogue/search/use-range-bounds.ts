import { useState } from "react";
import type { Held } from "../../../ui/fields/read-field.tsx";
import type { rangeScale } from "./range-scale.ts";

interface Asked {
  /** What the other filters leave, from least to most. */
  span: { min: number; max: number };
  category: string | undefined;
  /** The bounds that the address says, and the ends of the slider. */
  from: number | undefined;
  to: number | undefined;
  least: number;
  most: number;
  scale: ReturnType<typeof rangeScale>;
  onChange: (from: number | undefined, to: number | undefined) => void;
}

/**
 * What a range's slider and its two fields show while the address follows them: where the slider's ends are, what was typed and not
 * sent, and what was sent and isn't in the address yet.
 */
export function useRangeBounds({ span, category, from, to, least, most, scale, onChange }: Asked) {
  const [places, setPlaces] = useState<[number, number]>([scale.placeOf(from ?? least), scale.placeOf(to ?? most)]);
  const [typed, setTyped] = useState<Readonly<Record<string, Held>>>({});
  const bounds = JSON.stringify([from, to]);
  const scope = JSON.stringify([span, category]);
  const [shown, setShown] = useState({ asked: bounds, scope });
  /** What the slider sent and is not all in the address yet: the slider is ahead of it, and is not put back. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (shown.asked !== bounds || shown.scope !== scope) {
    const isOwn = shown.scope === scope && sent.includes(bounds);
    setShown({ asked: bounds, scope });
    setTyped({});
    setSent(isOwn ? sent.slice(sent.lastIndexOf(bounds) + 1) : []);
    if (!isOwn) setPlaces([scale.placeOf(from ?? least), scale.placeOf(to ?? most)]);
  }
  /** A bound at the end of the slider is none: what comes into the catalogue later is found too. */
  const apply = (low: number | undefined, high: number | undefined, bySlider = false) => {
    const bounds = [
      low === undefined || low <= span.min ? undefined : low,
      high === undefined || high >= span.max ? undefined : high,
    ] as const;
    const wanted = JSON.stringify(bounds);
    if (wanted === (sent.at(-1) ?? bounds)) return;
    setSent(bySlider ? [...sent, wanted] : []);
    onChange(...bounds);
  };
  return {
    places,
    setPlaces,
    apply,
    /** What was typed into a field and isn't sent yet. */
    typed: (label: string): Held | undefined => typed[label],
    type: (label: string, value: Held) => setTyped({ ...typed, [label]: value }),
  };
}
