import { endpointNames } from "@solvia/core/contract/endpoint-names.gen";
import { expect, it } from "vitest";
import { actingTurns } from "./client.ts";

it("knows acting for a customer, and its end, by the contract's own addresses", () => {
  const named = actingTurns.map((turn) =>
    endpointNames.find(({ method, path }) => method === turn.method && path === turn.path),
  );
  expect(named.map((one) => one?.name)).toEqual(["actForUser", "stopActing"]);
});
