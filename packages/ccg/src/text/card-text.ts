/** A card's text in our words, made from what its entry does, paragraph by paragraph. */
import { sentence } from '../effects/words.ts';
import type { Ability, Printed, Requirement } from '../state/printed.ts';
import { type Keyword, keywordsIn } from '../state/terms.ts';

type Read = Pick<Printed, 'type' | 'keywords' | 'requires' | 'link' | 'cost' | 'red'>;

export function cardText(card: Read, does: readonly Ability[]): string[] {
  const lines = keywordsIn(card.keywords).map((keyword) => `${named(keyword, card)}. (${reminder(keyword, card)})`);
  if (card.requires.length > 0) lines.push(`Resolve: ${card.requires.map(asked).join(' and ')}.`);
  for (const one of does) lines.push(abilityText(one));
  if (card.red) lines.push(`Cylon threat: ${card.red.text}`);
  return lines;
}

function named(keyword: Keyword, { link }: Read): string {
  return keyword === 'Link' && link ? `Link: ${link}` : keyword;
}

function asked({ n, trait, notTrait, type }: Requirement): string {
  const what = [notTrait ? `non-${notTrait}` : null, trait ?? null, type ?? null]
    .filter((word) => word !== null)
    .join(' ');
  return `${n} ${plural(what, n)}`;
}

function plural(what: string, n: number): string {
  return n === 1 || what.endsWith('personnel') || what.endsWith('Enlisted') || what === 'Cylon' ? what : `${what}s`;
}

function abilityText(ability: Ability): string {
  switch (ability.kind) {
    case 'activated': {
      const { price, effect, oncePerTurn, only } = ability;
      const limits = [only ? `Only ${only.text}.` : '', oncePerTurn ? 'Once per turn.' : ''].filter(
        (limit) => limit !== '',
      );
      return [`${price.text}: ${effect.text}`, ...limits].join(' ');
    }
    case 'only':
      return sentence(`play only ${ability.condition.text}`);
    case 'effect':
      return ability.effect.text;
    default:
      return sentence(ability.text);
  }
}

function reminder(keyword: Keyword, { link, cost }: Read): string {
  switch (keyword) {
    case 'Expedite':
      return `You may pay for this card with ${cost.map(({ n, resource }) => `${n} excess ${resource}`).join(' and ')} left over from another card; resolve that card first.`;
    case 'Link':
      return `Once resolved, attach this mission to target ${link ?? 'unit'}. Its text is in force until that unit leaves play.`;
    case 'Manipulate':
      return 'After an undefended challenge by this card you may gain influence equal to its power; the challenged player then loses none.';
    case 'Persistent':
      return 'Once resolved, put this mission face up into your resource area. Its text is in force from there.';
    case 'Scramble':
      return 'This card may defend against either type of unit.';
    case 'Sniper':
      return 'If a player defends against this card, you may choose the defender of its type.';
    case 'Strafe':
      return 'This card challenges as a personnel or as a ship; say which before a defender is chosen.';
    case 'Vision':
      return 'This card can neither challenge nor defend.';
    case 'Vulnerable':
      return 'Either type of unit may defend against this card.';
  }
}
