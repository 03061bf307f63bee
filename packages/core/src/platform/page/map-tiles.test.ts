import { expect, it } from "vitest";
import { mapTilesHosts } from "./map-tiles.ts";

it("names the host of the map's pictures, with any of its mirrors", () => {
  expect(mapTilesHosts("https://{s}.tiles.example/{z}/{x}/{y}.png")).toEqual(["https://*.tiles.example"]);
  expect(mapTilesHosts("https://tiles.example/v1/{z}/{x}/{y}.png?key=a")).toEqual(["https://tiles.example"]);
  expect(mapTilesHosts(undefined)).toEqual([]);
  expect(mapTilesHosts("tiles.png")).toEqual([]);
});
