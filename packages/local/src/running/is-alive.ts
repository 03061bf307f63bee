import { readFileSync } from "node:fs";

/**
 * Whether a process is running. One that has ended and that nobody has asked for yet (a zombie) isn't: it holds no file and no port any
 * more, though its id still answers. Whose parent was killed may stay one for seconds, until the system's first process looks.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** Its state stands after the name, which is in brackets and may hold any letter; without /proc nothing is known of it. */
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return /^\) [ZX]/.test(stat.slice(stat.lastIndexOf(")")));
  } catch {
    return false;
  }
}
