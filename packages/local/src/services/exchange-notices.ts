import type { NoticeKind } from "@solvia/core/invoicing/document";

/** A notice as the exchange gives it, from when on and how often still; 0 times: it was acknowledged as often as it was to be given. */
export interface Told {
  id: string;
  kind: NoticeKind;
  fileName: string;
  at: string;
  codes: readonly string[];
  dueAt: number;
  times: number;
}

/** What somebody does with the notices of one file, by hand. */
export const noticeActs = ["late", "twice", "reversed"] as const;
export type NoticeAct = (typeof noticeActs)[number];

/** So late a notice is given that is given late by hand. */
export const lateMs = 5 * 24 * 3600 * 1000;

const ofFile = (notices: readonly Told[], fileName: string): Told[] =>
  notices.filter((one) => one.fileName === fileName);

const moved = (one: Told, dueAt: number): Told => ({ ...one, dueAt, at: new Date(dueAt).toISOString() });

const acts: Readonly<Record<NoticeAct, (notices: readonly Told[], now: number) => Told[]>> = {
  /** Those that aren't acknowledged come five days later. */
  late: (notices) => notices.map((one) => (one.times > 0 ? moved(one, one.dueAt + lateMs) : one)),
  /** Each once more, also what was acknowledged. */
  twice: (notices) => notices.map((one) => ({ ...one, times: one.times + 1 })),
  /** All at once and the last first, also what was acknowledged. */
  reversed: (notices, now) =>
    notices.toReversed().map((one) => ({ ...moved(one, Math.min(one.dueAt, now)), times: Math.max(1, one.times) })),
};

/** All notices after an act on those of one file. */
export function afterAct(notices: readonly Told[], fileName: string, act: NoticeAct, now: number): Told[] {
  const others = notices.filter((one) => one.fileName !== fileName);
  return [...others, ...acts[act](ofFile(notices, fileName), now)];
}

/** All notices once a file is refused with a code: nothing else of it is given that wasn't acknowledged. */
export function refusedWith(notices: readonly Told[], fileName: string, code: string, now: number): Told[] {
  const kept = notices.filter((one) => one.fileName !== fileName || one.times === 0);
  const notice: Told = {
    id: `NS-${fileName}-${notices.length}-${now}`,
    kind: "NS",
    fileName,
    codes: [code],
    ...at(now),
    times: 1,
  };
  return [...kept, notice];
}

const at = (now: number) => ({ dueAt: now, at: new Date(now).toISOString() });

/** All notices once the one of an id was acknowledged: it stays, to be given again by hand. */
export const acknowledged = (notices: readonly Told[], id: string): Told[] =>
  notices.map((one) => (one.id === id && one.times > 0 ? { ...one, times: one.times - 1 } : one));

/** The notices that are given at a time. */
export const dueAt = (notices: readonly Told[], now: number): Told[] =>
  notices.filter((one) => one.times > 0 && one.dueAt <= now);
