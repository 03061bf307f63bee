/** A setting that the stack puts into the function's environment; absent is a deployment error, said by name. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`the environment lacks ${name}`);
  return value;
}
