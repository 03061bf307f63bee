import { describe, expect, it } from "vitest";
import { inRank } from "./in-rank.ts";
import { isAwaited } from "./sought.ts";

const taken: string[] = [];
const part = (awaited: boolean, ...ids: readonly string[]) => ({
  awaited,
  groups: [{ group: "rows", actions: ids.map((id) => ({ id, label: id, onClick: () => void taken.push(id) })) }],
});

describe("the palette's rows", () => {
  it("wait for what is sought where it may come first, and not where a known one stands above", () => {
    expect(inRank([part(true), part(false, "page")]).firstAwaited).toBe(true);
    expect(inRank([part(true, "before"), part(false, "page")]).firstAwaited).toBe(true);
    expect(inRank([part(false), part(false, "page"), part(true, "before")]).firstAwaited).toBe(false);
    expect(inRank([part(false), part(true)]).firstAwaited).toBe(true);
    expect(inRank([part(false), part(false)])).toEqual({ firstAwaited: false, rows: [] });
  });

  it("of the text before are seen and not taken", () => {
    const { rows } = inRank([part(true, "before"), part(false), part(false, "page")]);
    const [before, page] = rows.flatMap(({ actions }) => actions);
    for (const { onClick } of [before!, page!]) onClick?.({} as never);
    expect(taken).toEqual(["page"]);
    expect(before).toMatchObject({
      id: "before",
      "aria-disabled": true,
      "data-action": null,
      closeSpotlightOnTrigger: false,
    });
    expect(page).not.toHaveProperty("aria-disabled");
  });
});

describe("a search", () => {
  const search = { isPending: false, isPlaceholderData: false, fetchStatus: "idle" } as const;
  it("is awaited till its first answer, with the rows of before or without, and not when it isn't asked", () => {
    expect(isAwaited(search, { ...search, isPending: true, fetchStatus: "fetching" })).toBe(true);
    expect(isAwaited({ ...search, isPlaceholderData: true, fetchStatus: "fetching" })).toBe(true);
    expect(isAwaited({ ...search, fetchStatus: "fetching" })).toBe(false);
    expect(isAwaited({ ...search, isPending: true }, { ...search, isPlaceholderData: true })).toBe(false);
  });
});
