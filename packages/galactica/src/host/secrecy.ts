/**
 * A gentle reminder of the secrecy rules: messages that seem to state exact strengths or colours of cards. It errs on the
 * side of silence, and whoever is reminded may say it anyway. BG-SECRET-07, BG-SECRET-08
 */
const skill = '(?:politics|leadership|tactics|pilot(?:ing)?|engineering|treachery|yellow|green|purple|red|blue|brown)';
const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
const own = "(?:i|i'm|i've|i'll|my|mine|we)";

const forbidden: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(?:strength|value|worth|total(?:s|ling)?|adds? up to)\\s*(?:of|is|:|=)?\\s*${number}\\b`),
    'strength',
  ],
  [new RegExp(`\\b${number}\\s*(?:strength|points?|worth)\\b`), 'strength'],
  [new RegExp(`\\b${skill}\\s*[-:]?\\s*${number}\\b`), 'strength'],
  [new RegExp(`\\b${number}\\s*(?:of\\s+)?(?:${skill})\\b(?!\\s+(?:deck|player|character))`), 'strength or colour'],
  [
    new RegExp(
      `\\b${own}\\b[^.!?]{0,40}\\b(?:play(?:ed)?|put|add(?:ed)?|throw|threw|have|had|hold|held|got|contributed?)\\b[^.!?]{0,40}\\b${skill}\\b`,
    ),
    'colour',
  ],
  [new RegExp(`\\bmy\\s+(?:hand|cards?)\\b[^.!?]{0,40}\\b${skill}\\b`), 'colour'],
];

/** What the message seems to give away; null if nothing. */
export function givenAway(message: string): string | null {
  // Long gaps are made short first: the patterns would look at each gap once for every place in it.
  const text = message.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  for (const [pattern, what] of forbidden) if (pattern.test(text)) return what;
  return null;
}
