/**
 * Where pictures of the map come from ("https://{s}.tiles.example/{z}/{x}/{y}.png"): this variable is read by the build of the
 * site, by the stacks and by the local cloud, so that pages may load what the map asks for. Without it the map is drawn.
 */
export const mapTilesVariable = "VITE_MAP_TILES_URL";

/** The host of a template as a content security policy names it; none without a template. */
export function mapTilesHosts(template: string | undefined): string[] {
  const [, scheme = "", host = ""] = /^(https?:)\/\/([^/]+)\//.exec(template ?? "") ?? [];
  return host ? [`${scheme}//${host.replaceAll(/\{[^}]*\}/g, "*")}`] : [];
}
