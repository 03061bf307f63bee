import { expect } from "vitest";
import type { AnyMachine } from "@solvia/core/platform/machine";

interface Answer {
  status: number;
  body: unknown;
}

interface Acts {
  machine: AnyMachine;
  /** Each act that a person may ask for, as its endpoint is asked. */
  acts: Readonly<Record<string, () => Promise<Answer>>>;
  /** Acts that answer what stands where it is done already: a second click. */
  again?: readonly string[];
  /** Acts that are refused otherwise than by invalid-transition: with the status and code that say more. */
  otherwise?: Readonly<Record<string, readonly [status: number, code: string]>>;
  /** The thing with all that an act might change, and the state that it is in. */
  read: () => Promise<{ state: string; whole: unknown }>;
}

const byPeople = ({ actors }: AnyMachine["actions"][string]): boolean =>
  actors.includes("customer") || actors.includes("back-office");

/**
 * Asks every act that the machine has no way for in this state: each answers invalid-transition, or what says more, and changes nothing of the thing; one that may
 * be clicked again changes nothing either. Every act that people may ask for has to be among them.
 */
export async function refusesTheRest(
  { machine, acts, again = [], otherwise = {}, read }: Acts,
  state: string,
): Promise<void> {
  const people = Object.keys(machine.actions).filter((name) => byPeople(machine.actions[name]!));
  expect(Object.keys(acts).toSorted(), machine.name).toEqual(people.toSorted());
  const before = await read();
  expect(before.state, machine.name).toBe(state);
  const forbidden = people.filter((name) => !machine.actions[name]!.from.includes(state));
  expect(forbidden.length, `${machine.name}, ${state}`).toBeGreaterThan(0);
  for (const name of forbidden) {
    const { status, body } = await acts[name]!();
    const said = `${machine.name}: ${name} in ${state}: ${JSON.stringify(body)}`;
    if (again.includes(name)) expect(status, said).toBeLessThan(300);
    else
      expect([status, (body as { code: string }).code], said).toEqual(otherwise[name] ?? [409, "invalid-transition"]);
    expect(await read(), said).toEqual(before);
  }
}
