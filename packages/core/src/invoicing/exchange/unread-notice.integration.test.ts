import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { countTroubles, listTroubles } from "../finding/list-troubles.ts";
import { waitingOf } from "./client.ts";
import { attendNotice, putAside } from "./unread-notice.ts";

useDatabase();

const now = new Date("2026-11-24T03:00:00Z");
const readable = { id: "Y3", kind: "AT", fileName: "IT01_00001.xml", at: now.toISOString(), codes: [] };

it("reads each notice for itself", () => {
  expect(waitingOf(readable)).toEqual({ notice: readable });
  const unknown = { ...readable, id: "Y1", kind: "ZZ" };
  expect(waitingOf(unknown)).toEqual({ unread: unknown, id: "Y1" });
  expect(waitingOf("nothing")).toEqual({ unread: "nothing", id: undefined });
});

it("puts what can't be read aside once, until somebody has seen to it", async () => {
  const unknown = { ...readable, kind: "ZZ", codes: ["<script>"] };
  await putAside(unknown, now);
  await putAside(unknown, new Date(now.getTime() + 60_000));
  const { notices } = await listTroubles();
  expect(notices).toEqual([{ id: expect.any(String), text: JSON.stringify(unknown), foundOn: now.toISOString() }]);
  expect(await countTroubles(10)).toEqual({ count: 1, more: false });
  const id = notices[0]?.id ?? "";
  await attendNotice(id);
  expect((await listTroubles()).notices).toEqual([]);
  await expect(attendNotice(id)).rejects.toThrow("not-found");
});
