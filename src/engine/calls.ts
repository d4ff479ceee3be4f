/** Calls that somebody waits for: what is done ahead of any wish gives way to them. */
export class Calls {
  #underWay = 0;
  #waiting: (() => void)[] = [];

  /** Does a call, which counts as under way until it has an answer. */
  async during<T>(call: () => Promise<T>): Promise<T> {
    this.#underWay++;
    try {
      return await call();
    } finally {
      if (--this.#underWay === 0) for (const resume of this.#waiting.splice(0)) resume();
    }
  }

  /** Resolves once no call is under way. */
  async whenNone(): Promise<void> {
    while (this.#underWay > 0)
      await new Promise<void>((resume) => {
        this.#waiting.push(resume);
      });
  }
}
