const parameter = /\{(\w+)\}/g;

/**
 * How each path is written in a document, and what its parameters are called there: to OpenAPI two paths that differ by the names of their parameters alone are
 * one, so the later one takes the names of the first.
 */
export function pathNames() {
  const first = new Map<string, string>();
  return (path: string) => {
    const form = path.replaceAll(parameter, "{}");
    const written = first.get(form) ?? path;
    first.set(form, written);
    const own = [...path.matchAll(parameter)].map(([, name = ""]) => name);
    const named = [...written.matchAll(parameter)].map(([, name = ""]) => name);
    return { written, called: (name: string): string => named[own.indexOf(name)] ?? name };
  };
}
