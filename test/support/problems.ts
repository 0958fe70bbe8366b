/** Fails if there are problems, and says what to do about them. Each is shown once. */
export function expectNoProblems(problems: Iterable<string>, remedy?: string): void {
  const found = [...new Set(problems)];
  if (found.length === 0) return;
  const shown = found.slice(0, 8).map((problem) => `- ${problem.slice(0, 400)}`);
  if (found.length > shown.length) shown.push(`- and ${found.length - shown.length} more`);
  if (remedy) shown.push('', `What to do: ${remedy}.`);
  const error = new Error(shown.join('\n'));
  Error.captureStackTrace(error, expectNoProblems);
  throw error;
}

/** Collects problems that may be found at several places. Each is reported once, with the first place. */
export class FoundProblems extends Map<string, string> {
  add(place: string, problems: Iterable<string>): void {
    for (const problem of problems) if (!this.has(problem)) this.set(problem, place);
  }

  expectNone(remedy?: string): void {
    expectNoProblems(
      Array.from(this, ([problem, place]) => `${place}: ${problem}`),
      remedy,
    );
  }
}
