/** "You draws a card of their choice" in better English: whoever is addressed is spoken to. */
const subject = /(?<!except )\b(you) ([a-z]+)\b([^;:.]*)/gi;
const irregular: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };

export function speakToYou(text: string): string {
  return text.replace(subject, (whole: string, you: string, verb: string, rest: string) => {
    const spoken = secondPerson(verb);
    if (spoken === verb) return whole;
    const yours = rest
      .replace(/\btheir\b/g, 'your')
      .replace(/\band ([a-z]+)/g, (_, also) => `and ${secondPerson(also)}`);
    return `${you} ${spoken}${yours}`;
  });
}

function secondPerson(verb: string): string {
  const known = irregular[verb];
  if (known) return known;
  if (/(ch|sh|ss|x)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
