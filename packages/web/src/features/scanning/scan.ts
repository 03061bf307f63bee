/** What was read, as it came: the rules of `@solvia/core/serials/codes` read it. */
export interface Scan {
  text: string;
  by: "camera" | "wedge" | "hand";
}
